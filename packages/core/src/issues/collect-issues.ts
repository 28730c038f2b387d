import type { RuleMessage } from "../messages/rule-message.js";
import type { RuleMessages } from "../messages/rule-messages.js";
import type { FailedApplication, Failure } from "../plan/failure.js";
import { withAlternatives } from "./alternatives.js";
import { causesOfChoice, causesOfTooFewItems, resolveTie, type Tie } from "./causes.js";
import { tooManyMatches } from "./explain/too-many-matches.js";
import type { IssueContext } from "./issue-context.js";
import type { ValidationIssue } from "./issue.js";
import { engineIssue, ruleIssue } from "./make-issue.js";
import { singleIssue } from "./single-issue.js";

/** A work item: a failed application, and the index of the next failure to report. */
interface WorkItem extends IssueContext {
  /** Takes the issues of the application. */
  readonly issues: ValidationIssue[];
  nextFailure: number;
  /** The work item to go on with after this one. */
  readonly after: WorkItem | undefined;
}

const none: readonly ValidationIssue[] = [];

/** Makes issues of the failures of a value: one of each rule that has a message, with the issues beneath it. */
export function issuesFrom(ruleMessages: RuleMessages, failed: FailedApplication): readonly ValidationIssue[] {
  const single = singleIssue(ruleMessages, failed);
  if (single) return [single];
  const issues: ValidationIssue[] = [];
  collectIssues(ruleMessages, {
    failed,
    outer: undefined,
    path: ruleMessages.root,
    instanceLocation: "",
    name: undefined,
    condition: undefined,
    issues,
    nextFailure: 0,
    after: undefined,
  });
  return issues;
}

/** Collects the issues of a work item, and of those after it. */
function collectIssues(ruleMessages: RuleMessages, first: WorkItem): void {
  const ties: Tie[] = [];
  // Not by recursion, since values may be deep.
  let item: WorkItem | undefined = first;
  while (item) {
    const current: WorkItem = item;
    const failure: Failure | undefined = current.failed.failures[current.nextFailure++];
    if (!failure) {
      item = current.after;
      continue;
    }
    const ruleMessage = ruleMessages.of(current.failed.block)[failure.ruleIndex] as RuleMessage;
    item =
      ruleMessage.counts && ruleMessage.report
        ? collectCounted(ruleMessages, ruleMessage, failure, current, ties)
        : collectPlain(ruleMessages, ruleMessage, failure, current);
  }
  // The inner ones first: their messages may be part of those of outer ones.
  for (let i = ties.length - 1; i >= 0; i--) resolveTie(ties[i] as Tie);
}

/** Collects the issue of a rule that does not count, or has no message. All failures beneath it are its causes. */
function collectPlain(
  ruleMessages: RuleMessages,
  ruleMessage: RuleMessage,
  failure: Failure,
  current: WorkItem,
): WorkItem {
  const { failedApplications } = failure;
  let { issues } = current;
  if (ruleMessage.report) {
    const causes = failedApplications.length === 0 ? none : [];
    issues.push(ruleIssue(ruleMessages, ruleMessage, failure, current, causes));
    issues = causes as ValidationIssue[];
  }
  let next = current;
  for (let i = failedApplications.length - 1; i >= 0; i--)
    next = innerItem(failedApplications[i] as FailedApplication, ruleMessage, current, issues, next);
  return next;
}

/** Collects the issue of a rule that counts how many applications hold. Only some of the failures beneath it are its causes. */
function collectCounted(
  ruleMessages: RuleMessages,
  ruleMessage: RuleMessage,
  failure: Failure,
  current: WorkItem,
  ties: Tie[],
): WorkItem {
  const { issues, failed } = current;
  const { constraint } = ruleMessage.rule;
  const { failedApplications, validCount } = failure;
  // If too many hold, those that fail are not the causes.
  if (constraint.op === "some" && validCount > constraint.range.max) {
    const message = tooManyMatches(ruleMessages, constraint, failure, failed.value);
    const causes = message ? [engineIssue(message, ruleMessage, current)] : none;
    issues.push(ruleIssue(ruleMessages, ruleMessage, failure, current, causes));
    return current;
  }
  if (constraint.op === "items" && constraint.quota && validCount > constraint.quota.max) {
    issues.push(ruleIssue(ruleMessages, ruleMessage, failure, current, none));
    return current;
  }
  // The lists of the applications that are causes, by index.
  const lists: ValidationIssue[][] = [];
  const issuesOf = (index: number): ValidationIssue[] => (lists[index] ??= []);
  const causes =
    constraint.op === "items"
      ? causesOfTooFewItems(ruleMessages, constraint, ruleMessage, failure, current, issuesOf)
      : failedApplications.length > 0
        ? causesOfChoice(ruleMessages, ruleMessage, failedApplications, current, issuesOf, ties)
        : none;
  const issue = ruleIssue(ruleMessages, ruleMessage, failure, current, causes);
  if (failedApplications.length === 0) {
    issues.push(issue);
    return current;
  }
  const alternatives = (): readonly (readonly ValidationIssue[])[] =>
    failedApplications.map((each, i) => lists[i] ?? issuesOfOne(ruleMessages, each, ruleMessage, current));
  issues.push(withAlternatives(issue, alternatives));
  let next = current;
  for (let i = failedApplications.length - 1; i >= 0; i--) {
    const list = lists[i];
    if (list) next = innerItem(failedApplications[i] as FailedApplication, ruleMessage, current, list, next);
  }
  return next;
}

/** The issues of one failed application alone. */
function issuesOfOne(
  ruleMessages: RuleMessages,
  failed: FailedApplication,
  appliedBy: RuleMessage,
  outer: IssueContext,
): readonly ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectIssues(ruleMessages, innerItem(failed, appliedBy, outer, issues, undefined));
  return issues;
}

function innerItem(
  failed: FailedApplication,
  appliedBy: RuleMessage,
  outer: IssueContext,
  issues: ValidationIssue[],
  after: WorkItem | undefined,
): WorkItem {
  const path = outer.path.to(appliedBy, failed.application);
  return {
    failed,
    outer,
    path,
    instanceLocation: path.instanceLocation(outer.instanceLocation, failed.key),
    name: appliedBy.inPlace ? outer.name : appliedBy.appliesToNames ? (failed.value as string) : undefined,
    condition: appliedBy.isConditional(failed.application) ? { appliedBy, failed, data: undefined } : outer.condition,
    issues,
    nextFailure: 0,
    after,
  };
}
