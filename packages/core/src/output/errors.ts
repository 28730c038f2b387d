import type { FailedApplication, Failure } from "../plan/failure.js";
import type { GoalOf } from "../plan/ops.js";
import { withAlternatives } from "./alternatives.js";
import { type Asked, becauseOf, isAsked } from "./because.js";
import { leadingIssue } from "./leading.js";
import type { Locations } from "./locations.js";
import { meantItem, meantOf } from "./meant.js";
import { neverWords } from "./never.js";
import { noneMeant, tied } from "./none-meant.js";
import { issueFrom, ownIssue } from "./own-issue.js";
import { inContext, ownTemplate } from "./own-messages.js";
import type { Path } from "./path.js";
import { excessOf } from "./ruled-out.js";
import type { Statement, Statements } from "./statement.js";
import { foundFor, suggestionFor } from "./suggestion.js";
import { wantedItems } from "./wanted-items.js";

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
export interface Telling {
  readonly application: FailedApplication;
  /** The application that the rule stands in which applied it; `undefined` at the root. */
  readonly outer: Telling | undefined;
  /** Where it stands: on the way through the schema, and in the instance. */
  readonly path: Path;
  readonly instance: string;
  /** The name of a member, where names are what is spoken of. */
  readonly name: string | undefined;
  /** The nearest application outwards, itself included, that a condition asked for. */
  readonly asked: Asked | undefined;
  readonly issues: ValidationIssue[];
  next: number;
  readonly after: Telling | undefined;
}

const none: readonly ValidationIssue[] = [];

/** Where to tell what is wrong with each of several applications; nowhere, where that is not asked for. */
type Lists = readonly (ValidationIssue[] | undefined)[];

const noLists: Lists = [];

/** Two alternatives that are as near, and where to say it once what is wrong with them is known. */
interface Tie {
  readonly statement: Statement;
  readonly telling: Telling;
  readonly first: readonly ValidationIssue[];
  readonly second: readonly ValidationIssue[];
  readonly causes: ValidationIssue[];
}

/** Folds what failed into what is wrong: rules that have something to say, each with what failed beneath it. */
export function issuesOf(statements: Statements, failed: FailedApplication): readonly ValidationIssue[] {
  const only = onlyIssueOf(statements, failed);
  if (only) return [only];
  const issues: ValidationIssue[] = [];
  tellFrom(statements, {
    application: failed,
    outer: undefined,
    path: statements.root,
    instance: "",
    name: undefined,
    asked: undefined,
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
function onlyIssueOf(statements: Statements, failed: FailedApplication): ValidationIssue | undefined {
  let application = failed;
  let path = statements.root;
  let instance = "";
  while (path.isPlain) {
    const failure = onlyOf(application.failures);
    if (!failure) return undefined;
    const statement = statements.of(application.block)[failure.at] as Statement;
    const { within, tally } = failure;
    const { report } = statement;
    if (report) {
      if (within.length > 0 || statement.counts || statement.suggests) return undefined;
      const data = statement.dataOf(application.value, tally, within);
      return issueFrom(statement, path, instance, report.id, statement.messageOf(data), data, none);
    }
    const beneath = onlyOf(within);
    if (!beneath) return undefined;
    path = path.to(statement, beneath.edge);
    instance = path.instanceLocation(instance, beneath.key);
    application = beneath;
  }
  return undefined;
}

const onlyOf = <Item>(items: readonly Item[]): Item | undefined => (items.length === 1 ? items[0] : undefined);

/** Tells one application and all that fails beneath it. */
function tellFrom(statements: Statements, start: Telling | undefined): void {
  const ties: Tie[] = [];
  // Not by recursion, since values may be deep.
  let at = start;
  while (at) {
    const telling: Telling = at;
    const failure: Failure | undefined = telling.application.failures[telling.next++];
    if (!failure) {
      at = telling.after;
      continue;
    }
    const statement = statements.of(telling.application.block)[failure.at] as Statement;
    if (statement.counts && statement.report) {
      const lists = tellCounted(statements, statement, failure, telling, ties);
      at = innersIn(lists, statements, statement, failure, telling, at);
    } else {
      const { within } = failure;
      let { issues } = telling;
      if (statement.report) {
        const causes = within.length === 0 ? none : [];
        issues.push(issueOf(statements, statement, failure, telling, causes));
        issues = causes as ValidationIssue[];
      }
      for (let i = within.length - 1; i >= 0; i--)
        at = inner(statements, within[i] as FailedApplication, statement, telling, issues, at);
    }
  }
  // Inner ones first: what they say may be part of what others say.
  for (let i = ties.length - 1; i >= 0; i--) settle(ties[i] as Tie);
}

/** The tellings of those applications for which there is a list, one before another. */
function innersIn(
  lists: Lists,
  statements: Statements,
  by: Statement,
  { within }: Failure,
  outer: Telling,
  after: Telling,
): Telling {
  let at = after;
  for (let i = within.length - 1; i >= 0; i--) {
    const issues = lists[i];
    if (issues) at = inner(statements, within[i] as FailedApplication, by, outer, issues, at);
  }
  return at;
}

/** Tells a rule that counts and has something to say, and answers in which lists to tell what fails beneath it. */
function tellCounted(
  statements: Statements,
  statement: Statement,
  failure: Failure,
  telling: Telling,
  ties: Tie[],
): Lists {
  const { issues, application } = telling;
  const { goal } = statement.rule;
  const { within, tally } = failure;
  const say = (causes: readonly ValidationIssue[]): Lists => {
    issues.push(issueOf(statements, statement, failure, telling, causes));
    return noLists;
  };
  // Where too much holds, what does not is not to blame.
  if (goal.op === "some" && tally > goal.range.max) {
    const words = excessOf(statements, goal, failure, application.value);
    return say(words ? [ownIssue(words, statement, telling)] : none);
  }
  if (goal.op === "items" && goal.quota && tally > goal.quota.max) return say(none);
  // Few ask for more than the one that was meant.
  const lists: ValidationIssue[][] = [];
  const listOf = (i: number): ValidationIssue[] => (lists[i] ??= []);
  const causes =
    goal.op === "items"
      ? causesOfLack(statements, goal, statement, failure, telling, listOf)
      : within.length > 0
        ? causesOfChoice(statements, statement, failure, telling, listOf, ties)
        : none;
  if (within.length === 0) return say(causes);
  const issue = issueOf(statements, statement, failure, telling, causes);
  const alternatives = (): readonly (readonly ValidationIssue[])[] =>
    within.map((each, i) => lists[i] ?? toldAlone(statements, each, statement, telling));
  issues.push(withAlternatives(issue, alternatives));
  return lists;
}

function toldAlone(
  statements: Statements,
  application: FailedApplication,
  by: Statement,
  outer: Telling,
): readonly ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  tellFrom(statements, inner(statements, application, by, outer, issues, undefined));
  return issues;
}

/** The causes where too few of several alternatives hold. */
function causesOfChoice(
  statements: Statements,
  statement: Statement,
  { within }: Failure,
  telling: Telling,
  listOf: (i: number) => ValidationIssue[],
  ties: Tie[],
): readonly ValidationIssue[] {
  const meant = meantOf(statements, within);
  if (typeof meant === "number") return listOf(meant);
  if (meant.by !== "tie") return [ownIssue(noneMeant(statements, meant, telling), statement, telling)];
  const [first = none, second = none] = meant.alternatives.map(listOf);
  const causes: ValidationIssue[] = [];
  ties.push({ statement, telling, first, second, causes });
  return causes;
}

function settle({ statement, telling, first, second, causes }: Tie): void {
  const words = tied(leadingIssue(first), leadingIssue(second));
  // Whoever translates has to translate both first.
  causes.push(...(words ? [withAlternatives(ownIssue(words, statement, telling), () => [first, second])] : first));
}

/** The causes where too few items are as they should be: what they should be, or what is wrong with the one that nearly is. */
function causesOfLack(
  statements: Statements,
  goal: GoalOf<"items">,
  statement: Statement,
  failure: Failure,
  telling: Telling,
  listOf: (i: number) => ValidationIssue[],
): readonly ValidationIssue[] {
  const words = wantedItems(statements, goal, failure);
  if (words) return [ownIssue(words, statement, telling)];
  const meant = meantItem(statements, failure.within);
  return meant === undefined ? none : listOf(meant);
}

function inner(
  statements: Statements,
  application: FailedApplication,
  by: Statement,
  outer: Telling,
  issues: ValidationIssue[],
  after: Telling | undefined,
): Telling {
  const path = outer.path.to(by, application.edge);
  return {
    application,
    outer,
    path,
    instance: path.instanceLocation(outer.instance, application.key),
    name: by.inPlace ? outer.name : by.namesOnly ? (application.value as string) : undefined,
    asked: isAsked(by, application.edge) ? { by, application, told: undefined } : outer.asked,
    issues,
    next: 0,
    after,
  };
}

function issueOf(
  statements: Statements,
  statement: Statement,
  { tally, within }: Failure,
  telling: Telling,
  causes: readonly ValidationIssue[],
): ValidationIssue {
  const { report } = statement;
  const never = statement.never ? neverWords(statements, telling) : undefined;
  if (never) return ownIssue(never, statement, telling);
  const data = statement.dataOf(telling.application.value, tally, within);
  const hasContext = addContext(statements, statement, telling, data);
  const said = statement.messageOf(data);
  const message = hasContext && !report?.verbatim ? inContext(said, data, ownTemplate) : said;
  return issueFrom(statement, telling.path, telling.instance, report?.id ?? "", message, data, causes);
}

/** Adds what is said around a message: of which name it speaks, because of what it counts, and what may have been meant or mistyped. */
function addContext(
  statements: Statements,
  statement: Statement,
  telling: Telling,
  data: Record<string, unknown>,
): boolean {
  const { name, asked } = telling;
  if (!statement.suggests && name === undefined && asked === undefined) return false;
  const suggestion = suggestionFor(statements, statement, telling);
  if (suggestion !== undefined) data["suggestion"] = suggestion;
  const missing = Object.hasOwn(data, "missing") ? (data["missing"] as readonly string[]) : undefined;
  const found = missing && foundFor(statements, missing, telling);
  if (found !== undefined) data["found"] = found;
  if (name !== undefined) data["name"] = name;
  if (asked) Object.assign(data, becauseOf(statements, asked));
  return suggestion !== undefined || found !== undefined || name !== undefined || asked !== undefined;
}
