import type { FailedApplication, Failure } from "../plan/failure.js";
import type { ConstraintOf } from "../plan/plan.js";
import { withAlternatives } from "./alternatives.js";
import { type ConditionalApplication, conditionContext } from "./condition-context.js";
import { primaryIssue } from "./primary-issue.js";
import type { Locations } from "../messages/locations.js";
import { bestItem, bestMatch } from "./best-match.js";
import { falseSchemaMessage } from "./explain/false-schema-message.js";
import { noMatch, tied } from "./explain/no-match.js";
import { issueFrom, engineIssue } from "./engine-issue.js";
import { inContext, engineTemplate } from "./engine-messages.js";
import { type EvaluationPath, isConditional } from "../messages/evaluation-path.js";
import { tooManyMatches } from "./explain/too-many-matches.js";
import type { RuleMessage, RuleMessages } from "../messages/rule-messages.js";
import { foundFor, suggestionFor } from "./suggestions.js";
import { tooFewItems } from "./explain/too-few-items.js";

/** One thing that is wrong with an instance. */
export interface ValidationIssue extends Locations {
  /** What is wrong, in English: the end of a sentence about the value at `instanceLocation`. */
  readonly message: string;
  /** Names the message in every language: the keyword's URI, with a fragment where it has several messages. */
  readonly messageId: string;
  /** What the message speaks of: `value` is the keyword's value; `actual` what was found. */
  readonly data: Readonly<Record<string, unknown>>;
  /** The keyword that fails; absent where a schema as a whole does: one that is `false`, or whose author says so. */
  readonly keyword?: string;
  /** The URI of the vocabulary that the keyword belongs to. */
  readonly vocabulary?: string;
  /**
   * What fails beneath. Of alternatives that all fail it is what is wrong with the one that was meant; where none was,
   * what all of them want. Of items of which too few are as they should be, it is what they should be.
   */
  readonly causes: readonly ValidationIssue[];
  /**
   * What is wrong with each of several alternatives, where none holds, or with each item, where too few do. It is told when
   * it is first read, of the value as it is then, and not enumerable: whoever copies or prints an issue goes without it.
   */
  readonly alternatives?: readonly (readonly ValidationIssue[])[];
}

/** An application whose failures are still to be told, from one of them on, and what is to be told after it. */
export interface IssueContext {
  readonly failed: FailedApplication;
  /** The application that the rule stands in which applied it; `undefined` at the root. */
  readonly outer: IssueContext | undefined;
  /** Where it stands: on the way through the schema, and in the instance. */
  readonly path: EvaluationPath;
  readonly instance: string;
  /** The name of a member, where names are what is spoken of. */
  readonly name: string | undefined;
  /** The nearest application outwards, itself included, that a condition asked for. */
  readonly condition: ConditionalApplication | undefined;
  readonly issues: ValidationIssue[];
  next: number;
  readonly after: IssueContext | undefined;
}

const none: readonly ValidationIssue[] = [];

/** Where to tell what is wrong with each of several applications; nowhere, where that is not asked for. */
type Lists = readonly (ValidationIssue[] | undefined)[];

const noLists: Lists = [];

/** Two alternatives that are as near, and where to say it once what is wrong with them is known. */
interface Tie {
  readonly ruleMessage: RuleMessage;
  readonly context: IssueContext;
  readonly first: readonly ValidationIssue[];
  readonly second: readonly ValidationIssue[];
  readonly causes: ValidationIssue[];
}

/** Folds what failed into what is wrong: rules that have something to say, each with what failed beneath it. */
export function issuesFrom(ruleMessages: RuleMessages, failed: FailedApplication): readonly ValidationIssue[] {
  const only = onlyIssueOf(ruleMessages, failed);
  if (only) return [only];
  const issues: ValidationIssue[] = [];
  collectIssues(ruleMessages, {
    failed,
    outer: undefined,
    path: ruleMessages.root,
    instance: "",
    name: undefined,
    condition: undefined,
    issues,
    next: 0,
    after: undefined,
  });
  return issues;
}

/**
 * The issue of a value that is wrong in one place only, as most are: a single way leads there. `undefined` where there is more
 * to be told, beneath it or around its message.
 */
function onlyIssueOf(ruleMessages: RuleMessages, root: FailedApplication): ValidationIssue | undefined {
  let failed = root;
  let path = ruleMessages.root;
  let instance = "";
  while (path.isPlain) {
    const failure = onlyOf(failed.failures);
    if (!failure) return undefined;
    const ruleMessage = ruleMessages.of(failed.block)[failure.ruleIndex] as RuleMessage;
    const { failedApplications, validCount } = failure;
    const { report } = ruleMessage;
    if (report) {
      if (failedApplications.length > 0 || ruleMessage.counts || ruleMessage.suggests) return undefined;
      const data = ruleMessage.dataOf(failed.value, validCount, failedApplications);
      return issueFrom(ruleMessage, path, instance, report.id, ruleMessage.messageOf(data), data, none);
    }
    const beneath = onlyOf(failedApplications);
    if (!beneath) return undefined;
    path = path.to(ruleMessage, beneath.application);
    instance = path.instanceLocation(instance, beneath.key);
    failed = beneath;
  }
  return undefined;
}

const onlyOf = <Item>(items: readonly Item[]): Item | undefined => (items.length === 1 ? items[0] : undefined);

/** Tells one application and all that fails beneath it. */
function collectIssues(ruleMessages: RuleMessages, start: IssueContext | undefined): void {
  const ties: Tie[] = [];
  // Not by recursion, since values may be deep.
  let at = start;
  while (at) {
    const context: IssueContext = at;
    const failure: Failure | undefined = context.failed.failures[context.next++];
    if (!failure) {
      at = context.after;
      continue;
    }
    const ruleMessage = ruleMessages.of(context.failed.block)[failure.ruleIndex] as RuleMessage;
    if (ruleMessage.counts && ruleMessage.report) {
      const lists = tellCounted(ruleMessages, ruleMessage, failure, context, ties);
      at = innersIn(lists, ruleMessages, ruleMessage, failure, context, at);
    } else {
      const { failedApplications } = failure;
      let { issues } = context;
      if (ruleMessage.report) {
        const causes = failedApplications.length === 0 ? none : [];
        issues.push(issueOf(ruleMessages, ruleMessage, failure, context, causes));
        issues = causes as ValidationIssue[];
      }
      for (let i = failedApplications.length - 1; i >= 0; i--)
        at = inner(ruleMessages, failedApplications[i] as FailedApplication, ruleMessage, context, issues, at);
    }
  }
  // Inner ones first: what they say may be part of what others say.
  for (let i = ties.length - 1; i >= 0; i--) settle(ties[i] as Tie);
}

/** The tellings of those applications for which there is a list, one before another. */
function innersIn(
  lists: Lists,
  ruleMessages: RuleMessages,
  by: RuleMessage,
  { failedApplications }: Failure,
  outer: IssueContext,
  after: IssueContext,
): IssueContext {
  let at = after;
  for (let i = failedApplications.length - 1; i >= 0; i--) {
    const issues = lists[i];
    if (issues) at = inner(ruleMessages, failedApplications[i] as FailedApplication, by, outer, issues, at);
  }
  return at;
}

/** Tells a rule that counts and has something to say, and answers in which lists to tell what fails beneath it. */
function tellCounted(
  ruleMessages: RuleMessages,
  ruleMessage: RuleMessage,
  failure: Failure,
  context: IssueContext,
  ties: Tie[],
): Lists {
  const { issues, failed } = context;
  const { constraint } = ruleMessage.rule;
  const { failedApplications, validCount } = failure;
  const say = (causes: readonly ValidationIssue[]): Lists => {
    issues.push(issueOf(ruleMessages, ruleMessage, failure, context, causes));
    return noLists;
  };
  // Where too much holds, what does not is not to blame.
  if (constraint.op === "some" && validCount > constraint.range.max) {
    const words = tooManyMatches(ruleMessages, constraint, failure, failed.value);
    return say(words ? [engineIssue(words, ruleMessage, context)] : none);
  }
  if (constraint.op === "items" && constraint.quota && validCount > constraint.quota.max) return say(none);
  // Few ask for more than the one that was meant.
  const lists: ValidationIssue[][] = [];
  const listOf = (i: number): ValidationIssue[] => (lists[i] ??= []);
  const causes =
    constraint.op === "items"
      ? causesOfLack(ruleMessages, constraint, ruleMessage, failure, context, listOf)
      : failedApplications.length > 0
        ? causesOfChoice(ruleMessages, ruleMessage, failure, context, listOf, ties)
        : none;
  if (failedApplications.length === 0) return say(causes);
  const issue = issueOf(ruleMessages, ruleMessage, failure, context, causes);
  const alternatives = (): readonly (readonly ValidationIssue[])[] =>
    failedApplications.map((each, i) => lists[i] ?? issuesAlone(ruleMessages, each, ruleMessage, context));
  issues.push(withAlternatives(issue, alternatives));
  return lists;
}

function issuesAlone(
  ruleMessages: RuleMessages,
  failed: FailedApplication,
  by: RuleMessage,
  outer: IssueContext,
): readonly ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectIssues(ruleMessages, inner(ruleMessages, failed, by, outer, issues, undefined));
  return issues;
}

/** The causes where too few of several alternatives hold. */
function causesOfChoice(
  ruleMessages: RuleMessages,
  ruleMessage: RuleMessage,
  { failedApplications }: Failure,
  context: IssueContext,
  listOf: (i: number) => ValidationIssue[],
  ties: Tie[],
): readonly ValidationIssue[] {
  const best = bestMatch(ruleMessages, failedApplications);
  if (typeof best === "number") return listOf(best);
  if (best.by !== "tie") return [engineIssue(noMatch(ruleMessages, best, context), ruleMessage, context)];
  const [first = none, second = none] = best.alternatives.map(listOf);
  const causes: ValidationIssue[] = [];
  ties.push({ ruleMessage, context, first, second, causes });
  return causes;
}

function settle({ ruleMessage, context, first, second, causes }: Tie): void {
  const words = tied(primaryIssue(first), primaryIssue(second));
  // Whoever translates has to translate both first.
  causes.push(...(words ? [withAlternatives(engineIssue(words, ruleMessage, context), () => [first, second])] : first));
}

/** The causes where too few items are as they should be: what they should be, or what is wrong with the one that nearly is. */
function causesOfLack(
  ruleMessages: RuleMessages,
  constraint: ConstraintOf<"items">,
  ruleMessage: RuleMessage,
  failure: Failure,
  context: IssueContext,
  listOf: (i: number) => ValidationIssue[],
): readonly ValidationIssue[] {
  const words = tooFewItems(ruleMessages, constraint, failure);
  if (words) return [engineIssue(words, ruleMessage, context)];
  const best = bestItem(ruleMessages, failure.failedApplications);
  return best === undefined ? none : listOf(best);
}

function inner(
  ruleMessages: RuleMessages,
  failed: FailedApplication,
  by: RuleMessage,
  outer: IssueContext,
  issues: ValidationIssue[],
  after: IssueContext | undefined,
): IssueContext {
  const path = outer.path.to(by, failed.application);
  return {
    failed,
    outer,
    path,
    instance: path.instanceLocation(outer.instance, failed.key),
    name: by.inPlace ? outer.name : by.namesOnly ? (failed.value as string) : undefined,
    condition: isConditional(by, failed.application) ? { by, failed, reason: undefined } : outer.condition,
    issues,
    next: 0,
    after,
  };
}

function issueOf(
  ruleMessages: RuleMessages,
  ruleMessage: RuleMessage,
  { validCount, failedApplications }: Failure,
  context: IssueContext,
  causes: readonly ValidationIssue[],
): ValidationIssue {
  const { report } = ruleMessage;
  const never = ruleMessage.never ? falseSchemaMessage(ruleMessages, context) : undefined;
  if (never) return engineIssue(never, ruleMessage, context);
  const data = ruleMessage.dataOf(context.failed.value, validCount, failedApplications);
  const hasContext = addContext(ruleMessages, ruleMessage, context, data);
  const said = ruleMessage.messageOf(data);
  const message = hasContext && !report?.verbatim ? inContext(said, data, engineTemplate) : said;
  return issueFrom(ruleMessage, context.path, context.instance, report?.id ?? "", message, data, causes);
}

/** Adds what is said around a message: of which name it speaks, because of what it counts, and what may have been meant or mistyped. */
function addContext(
  ruleMessages: RuleMessages,
  ruleMessage: RuleMessage,
  context: IssueContext,
  data: Record<string, unknown>,
): boolean {
  const { name, condition } = context;
  if (!ruleMessage.suggests && name === undefined && condition === undefined) return false;
  const suggestion = suggestionFor(ruleMessages, ruleMessage, context);
  if (suggestion !== undefined) data["suggestion"] = suggestion;
  const missing = Object.hasOwn(data, "missing") ? (data["missing"] as readonly string[]) : undefined;
  const found = missing && foundFor(ruleMessages, missing, context);
  if (found !== undefined) data["found"] = found;
  if (name !== undefined) data["name"] = name;
  if (condition) Object.assign(data, conditionContext(ruleMessages, condition));
  return suggestion !== undefined || found !== undefined || name !== undefined || condition !== undefined;
}
