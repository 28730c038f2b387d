import type { ValidationIssue } from "@argot/core";
import type { ConstraintOf } from "@argot/core/plan";
import type { RuleMessage } from "../messages/rule-message.js";
import type { RuleMessages } from "../messages/rule-messages.js";
import { withAlternatives } from "./alternatives.js";
import { engineTemplate } from "./engine-templates.js";
import { eitherId, noMatch, tied } from "./explain/no-match.js";
import { tooFewItems } from "./explain/too-few-items.js";
import type { IssueContext, RuleFailure } from "./issue-context.js";
import { engineIssue } from "./make-issue.js";
import { MatchScores } from "./match-scores.js";
import { mainIssue } from "@argot/core/internal";

/** What the causes of the failures of one value are found with. */
export interface CauseSources {
  readonly ruleMessages: RuleMessages;
  /** Made when they are first needed: most values fail without a choice. */
  matchScores: MatchScores | undefined;
}

const matchScoresOf = (sources: CauseSources): MatchScores =>
  (sources.matchScores ??= new MatchScores(sources.ruleMessages));

/** Returns the list that takes the issues of one of several failed applications, given its index. They are collected later. */
export type IssuesOf = (index: number) => readonly ValidationIssue[];

/** A few alternatives that match equally well. Their issue is made once the issues of all are there. */
export interface Tie {
  readonly ruleMessage: RuleMessage;
  readonly context: IssueContext;
  readonly alternatives: readonly (readonly ValidationIssue[])[];
  readonly causes: ValidationIssue[];
}

const noIssues: readonly ValidationIssue[] = [];

/**
 * The causes if too few of several alternatives match.
 *
 * @param ties - Takes a tie if there is one: then its issue becomes the cause.
 */
export function causesOfChoice(
  sources: CauseSources,
  constraint: ConstraintOf<"some">,
  { ruleMessage, failure, context }: RuleFailure,
  issuesOf: IssuesOf,
  ties: Tie[],
): readonly ValidationIssue[] {
  const best = matchScoresOf(sources).bestMatch(constraint, failure.failedApplications);
  if (typeof best === "number") return issuesOf(best);
  if (best.by === "missing" && best.names.length === 0) return noIssues;
  if (best.by !== "tie") return [engineIssue(noMatch(sources.ruleMessages, best, context), ruleMessage, context)];
  const causes: ValidationIssue[] = [];
  ties.push({ ruleMessage, context, alternatives: best.alternatives.map(issuesOf), causes });
  return causes;
}

/** Makes the issue of a tie, whose issues are collected by now. */
export function resolveTie({ ruleMessage, context, alternatives, causes }: Tie): void {
  const message = tied(
    alternatives.map(mainIssue),
    context.instanceLocation,
    engineTemplate(ruleMessage.templates, eitherId),
  );
  if (!message) {
    for (const issue of alternatives.at(0) ?? noIssues) causes.push(issue);
    return;
  }
  // A translation has to translate the alternatives before it can translate this message.
  causes.push(withAlternatives(engineIssue(message, ruleMessage, context), () => alternatives));
}

/** The causes if too few items match: what they should be, or the issues of the item that nearly matches. */
export function causesOfTooFewItems(
  sources: CauseSources,
  constraint: ConstraintOf<"items">,
  { ruleMessage, failure, context }: RuleFailure,
  issuesOf: IssuesOf,
): readonly ValidationIssue[] {
  const message = tooFewItems(sources.ruleMessages, constraint, failure, context.failed.value);
  if (message) return [engineIssue(message, ruleMessage, context)];
  const best = matchScoresOf(sources).bestItem(constraint, failure.failedApplications);
  return best === undefined ? noIssues : issuesOf(best);
}
