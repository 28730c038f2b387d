import type { ValidationIssue } from "@argot/core";
import { tooManyHold } from "@argot/core/internal";
import type { FailedApplication, Failure } from "@argot/core/plan";
import type { RuleMessage } from "../messages/rule-message.js";
import type { RuleMessages } from "../messages/rule-messages.js";
import { withAlternatives } from "./alternatives.js";
import { causesOfChoice, causesOfTooFewItems, type CauseSources, resolveTie, type Tie } from "./causes.js";
import { tooManyMatches } from "./explain/too-many-matches.js";
import { engineTemplate } from "./engine-templates.js";
import { leaveOutDoubtfulConditions } from "./doubtful-conditions.js";
import { type IssueContext, nameIn, placeWithin, type RuleFailure } from "./issue-context.js";
import type { IssueNote } from "./issue-note.js";
import { joinMisspelledNames } from "./misspelled-names.js";
import { defaultIssue, engineIssue, ruleIssue } from "./make-issue.js";
import { beginWithNearest } from "./nearest.js";
import { singleIssue } from "./single-issue.js";
import { repeatsDecoding } from "./repeated-decoding.js";
import { ReportedRules } from "./reported-rules.js";

/** Maximum number of issues that are compared with others. */
const maxNotes = 10_000;

/** A work item: a failed application, and the index of the next failure to report. */
interface WorkItem extends IssueContext {
  /** Takes the issues of the application. */
  readonly issues: ValidationIssue[];
  nextFailure: number;
  /** The work item to go on with after this one. */
  readonly after: WorkItem | undefined;
}

const none: readonly ValidationIssue[] = [];

/** Maximum number of failures that are looked at for causes. A choice within a choice within a choice leads to many. */
const maxCauses = 30_000;

/**
 * Makes issues of the failures of a value: one of each rule that has a message, with the issues beneath it. There is at least one
 * if there are failures. A rule has its issue once at each location. Causes are left out when there are too many.
 */
export function issuesFrom(ruleMessages: RuleMessages, failed: FailedApplication): readonly ValidationIssue[] {
  const single = singleIssue(ruleMessages, failed);
  return single ? [single] : collectedIssues(ruleMessages, failed);
}

/** What `issuesFrom` returns, without the straight path to a single issue. */
export function collectedIssues(ruleMessages: RuleMessages, failed: FailedApplication): readonly ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectIssues(
    { ruleMessages, matchScores: undefined },
    {
      failed,
      outer: undefined,
      path: ruleMessages.root,
      instanceLocation: "",
      instancePath: undefined,
      siblingCount: 0,
      condition: undefined,
      issues,
      nextFailure: 0,
      after: undefined,
    },
  );
  return issues;
}

/** Collects the issues of a work item, and of those after it. */
function collectIssues(sources: CauseSources, first: WorkItem): void {
  const ties: Tie[] = [];
  const choices: ValidationIssue[] = [];
  const notes: IssueNote[] = [];
  const reported = new ReportedRules();
  let seen: Set<readonly Failure[]> | undefined;
  let causes = 0;
  let hasConditions = false;
  let hasMissing = false;
  let hasNames = false;
  // Not by recursion, since values may be deep.
  let item: WorkItem | undefined = first;
  while (item) {
    const current: WorkItem = item;
    const isCause = current.issues !== first.issues;
    const { failures, isRepeated } = current.failed;
    if (!isCause && current.nextFailure === 0 && isRepeated) {
      seen ??= new Set();
      if (seen.has(failures)) current.nextFailure = failures.length;
      seen.add(failures);
    }
    const failure: Failure | undefined = failures.at(current.nextFailure++);
    if (!failure || (isCause && ++causes > maxCauses)) {
      item = current.after;
      continue;
    }
    const ruleMessage = sources.ruleMessages.of(current.failed.block)[failure.ruleIndex] as RuleMessage;
    if (!isCause && saysSomething(ruleMessage, failure)) {
      const { path, instanceLocation } = current;
      const name = nameIn(current);
      // Names of members have the location of their object.
      const place = name === undefined ? instanceLocation : `${instanceLocation}\n${name}`;
      if (reported.isRepeated(ruleMessage, path, place)) continue;
    }
    const { length } = current.issues;
    const ruleFailure = { ruleMessage, failure, context: current };
    item =
      ruleMessage.range && ruleMessage.report
        ? collectCounted(sources, ruleFailure, ties)
        : collectPlain(sources, ruleFailure);
    hasNames ||= ruleMessage.appliesToNames;
    const issue = current.issues.at(length);
    if (issue && isAboutAlternatives(ruleMessage)) choices.push(issue);
    if (!issue || !needsNote(ruleMessage, current, issue) || notes.length >= maxNotes) continue;
    notes.push({ issue, list: current.issues, ruleMessage, context: current });
    hasConditions ||= current.condition !== undefined;
    hasMissing ||= Object.hasOwn(issue.data, "missing");
    hasNames ||= ruleMessage.isFalse;
  }
  // The inner ones first: their messages may be part of those of outer ones.
  for (let i = ties.length - 1; i >= 0; i--) resolveTie(ties[i] as Tie);
  const left = hasConditions ? leaveOutDoubtfulConditions(sources.ruleMessages, notes) : notes;
  // A mistyped name is a wrong name where another one is missing.
  if (hasMissing && hasNames) joinMisspelledNames(sources.ruleMessages, left);
  if (choices.length > 0) beginWithNearest(choices, (id) => engineTemplate(sources.ruleMessages.templates, id));
}

/** Whether the issue of a rule says no more than how many of its alternatives match. */
const isAboutAlternatives = ({ rule, report }: RuleMessage): boolean =>
  rule.constraint.op === "some" && report !== undefined && !report.verbatim;

/** Whether other issues may explain an issue: it counts under a condition, or is about a name. */
const needsNote = ({ isFalse, canMiss }: RuleMessage, { condition }: WorkItem, { data }: ValidationIssue): boolean =>
  isFalse || condition !== undefined || (canMiss && Object.hasOwn(data, "missing"));

/** Whether a rule may have an issue, rather than only lead to others. */
const saysSomething = ({ report }: RuleMessage, { failedApplications }: Failure): boolean =>
  report !== undefined || failedApplications.length === 0;

/** Collects the issue of a rule that does not count, or has no message. All failures beneath it are its causes. */
function collectPlain({ ruleMessages }: CauseSources, ruleFailure: RuleFailure<WorkItem>): WorkItem {
  const { ruleMessage, failure, context: current } = ruleFailure;
  const { failedApplications } = failure;
  const { block, failures } = current.failed;
  if (ruleMessage.decodes && repeatsDecoding(ruleMessages.of(block), failures, failure)) return current;
  let { issues } = current;
  if (ruleMessage.report) {
    const causes = failedApplications.length === 0 ? none : [];
    issues.push(ruleIssue(ruleMessages, ruleMessage, failure, current, causes));
    issues = causes as ValidationIssue[];
  } else if (failsSilently(ruleMessage, failure)) {
    // Another rule of the schema may say what is wrong. If none does, the first of them has an issue.
    if (current.nextFailure === 1 && everyRuleFailsSilently(ruleMessages, current.failed))
      issues.push(defaultIssue(ruleMessage, current));
    return current;
  }
  let next = current;
  for (let i = failedApplications.length - 1; i >= 0; i--)
    next = innerItem(failedApplications[i] as FailedApplication, ruleFailure, issues, next);
  return next;
}

/** Whether a rule fails without a message, and without failures beneath it that are the reason. */
const failsSilently = ({ report, range }: RuleMessage, { failedApplications, validCount }: Failure): boolean =>
  !report && (failedApplications.length === 0 || (range !== undefined && validCount > range.max));

function everyRuleFailsSilently(ruleMessages: RuleMessages, { block, failures }: FailedApplication): boolean {
  const rules = ruleMessages.of(block);
  return failures.every((failure) => failsSilently(rules[failure.ruleIndex] as RuleMessage, failure));
}

/** Collects the issue of a rule that counts how many applications hold. Only some of the failures beneath it are its causes. */
export function collectCounted(sources: CauseSources, ruleFailure: RuleFailure<WorkItem>, ties: Tie[]): WorkItem {
  const { ruleMessage, failure, context: current } = ruleFailure;
  const { ruleMessages } = sources;
  const { issues, failed } = current;
  const { constraint } = ruleMessage.rule;
  const { failedApplications } = failure;
  // If too many hold, those that fail are not the causes.
  if (tooManyHold(constraint, failure)) {
    const message = constraint.op === "some" && tooManyMatches(ruleMessages, constraint, failure, failed.value);
    const causes = message ? [engineIssue(message, ruleMessage, current)] : none;
    issues.push(ruleIssue(ruleMessages, ruleMessage, failure, current, causes));
    return current;
  }
  // The lists of the applications that are causes, by index.
  const lists: { readonly index: number; readonly list: ValidationIssue[] }[] = [];
  const issuesOf = (index: number): readonly ValidationIssue[] => {
    const list: ValidationIssue[] = [];
    lists.push({ index, list });
    return list;
  };
  const causes =
    constraint.op === "items"
      ? causesOfTooFewItems(sources, constraint, ruleFailure, issuesOf)
      : constraint.op === "some" && failedApplications.length > 0
        ? causesOfChoice(sources, constraint, ruleFailure, issuesOf, ties)
        : none;
  const issue = ruleIssue(ruleMessages, ruleMessage, failure, current, causes);
  if (failedApplications.length === 0) {
    issues.push(issue);
    return current;
  }
  // What was found for the best match is shared: of the others, nothing is looked at twice either.
  const alternatives = (): readonly (readonly ValidationIssue[])[] =>
    failedApplications.map(
      (each, i) => lists.find(({ index }) => index === i)?.list ?? issuesOfOne(sources, each, ruleFailure),
    );
  issues.push(withAlternatives(issue, alternatives));
  let next = current;
  for (const { index, list } of lists)
    next = innerItem(failedApplications[index] as FailedApplication, ruleFailure, list, next);
  return next;
}

/** The issues of one failed application alone. */
function issuesOfOne(
  sources: CauseSources,
  failed: FailedApplication,
  appliedBy: RuleFailure,
): readonly ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectIssues(sources, innerItem(failed, appliedBy, issues, undefined));
  return issues;
}

function innerItem(
  failed: FailedApplication,
  { ruleMessage: appliedBy, failure, context: outer }: RuleFailure,
  issues: ValidationIssue[],
  after: WorkItem | undefined,
): WorkItem {
  const { path, instanceLocation, instancePath } = placeWithin(outer, appliedBy, failed);
  return {
    failed,
    outer,
    path,
    instanceLocation,
    instancePath,
    siblingCount: failure.failedApplications.length,
    condition: path.isConditional ? { appliedBy, failed, data: undefined } : outer.condition,
    issues,
    nextFailure: 0,
    after,
  };
}
