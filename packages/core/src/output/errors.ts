import { pointerTo } from "../json/pointer.js";
import { typeName, typeNames } from "../json/types.js";
import type { FailedApplication, Failure } from "../plan/failure.js";
import { inPlace } from "../plan/walk.js";
import { closest } from "./closest.js";
import type { Locations } from "./locations.js";
import { meantOf, type NoneMeant } from "./meant.js";
import { fill } from "./message.js";
import { inContext, type OwnMessageId, ownTemplates } from "./own-messages.js";
import { dataOf, type Statement, type Statements } from "./statement.js";
import { suggestionFor } from "./suggestion.js";

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
   * what all of them want.
   */
  readonly causes: readonly ValidationIssue[];
  /** What is wrong with each of several alternatives, where none holds. */
  readonly alternatives?: readonly (readonly ValidationIssue[])[];
}

/** An application whose failures are still to be told, from one of them on, and what is to be told after it. */
export interface Telling {
  readonly application: FailedApplication;
  /** The rule that applied it, and the application that the rule stands in; `undefined` at the root. */
  readonly by: Statement | undefined;
  readonly outer: Telling | undefined;
  /** Where it stands: in the instance, and on the way through the schema. */
  readonly instance: string;
  readonly keyword: string;
  /** The name of a member, where names are what is spoken of. */
  readonly name: string | undefined;
  readonly issues: ValidationIssue[];
  next: number;
  readonly after: Telling | undefined;
}

const none: readonly ValidationIssue[] = [];

/** Folds what failed into what is wrong: rules that have something to say, each with what failed beneath it. */
export function issuesOf(statements: Statements, failed: FailedApplication): readonly ValidationIssue[] {
  const root: ValidationIssue[] = [];
  // Not by recursion, since values may be deep.
  let at: Telling | undefined = {
    application: failed,
    by: undefined,
    outer: undefined,
    instance: "",
    keyword: "",
    name: undefined,
    issues: root,
    next: 0,
    after: undefined,
  };
  while (at) {
    const telling: Telling = at;
    const { application, issues } = telling;
    const failure: Failure | undefined = application.failures[telling.next++];
    if (!failure) {
      at = telling.after;
      continue;
    }
    const statement = statements.of(application.block)[failure.at] as Statement;
    const { within } = failure;
    if (!statement.report) {
      for (let i = within.length - 1; i >= 0; i--) at = inner(statements, within[i], statement, telling, issues, at);
    } else if (isChoice(statement, failure)) {
      const alternatives = within.map((): ValidationIssue[] => []);
      const meant = meantOf(statements, within);
      const causes = typeof meant === "number" ? alternatives[meant] : [noneMeant(meant, statement, telling)];
      issues.push({ ...issueOf(statements, statement, failure, telling, causes ?? none), alternatives });
      for (let i = within.length - 1; i >= 0; i--)
        at = inner(statements, within[i], statement, telling, alternatives[i] ?? [], at);
    } else {
      const causes: ValidationIssue[] = within.length > 0 ? [] : (none as ValidationIssue[]);
      issues.push(issueOf(statements, statement, failure, telling, causes));
      for (let i = within.length - 1; i >= 0; i--) at = inner(statements, within[i], statement, telling, causes, at);
    }
  }
  return root;
}

/** Whether a rule fails since too few of several alternatives hold. */
const isChoice = ({ rule: { goal } }: Statement, { tally, within }: Failure): boolean =>
  goal.op === "some" && tally < goal.range.min && within.length > 0;

function inner(
  statements: Statements,
  application: FailedApplication | undefined,
  by: Statement,
  outer: Telling,
  issues: ValidationIssue[],
  after: Telling | undefined,
): Telling | undefined {
  if (!application) return after;
  const { key, edge, value } = application;
  const { op } = by.rule.goal;
  return {
    application,
    by,
    outer,
    instance: key === undefined ? outer.instance : pointerTo(outer.instance, String(key)),
    keyword: outer.keyword + statements.stepOf(edge),
    name: op === "names" ? (value as string) : inPlace(by.rule.goal) ? outer.name : undefined,
    issues,
    next: 0,
    after,
  };
}

function issueOf(
  statements: Statements,
  statement: Statement,
  { tally }: Failure,
  telling: Telling,
  causes: readonly ValidationIssue[],
): ValidationIssue {
  const { rule, report, template, absoluteKeywordLocation, step } = statement;
  const data = dataOf(statement, telling.application.value, tally);
  const suggestion = suggestionFor(statements, rule, telling);
  if (suggestion !== undefined) data["suggestion"] = suggestion;
  if (telling.name !== undefined) data["name"] = telling.name;
  const { name: keyword, vocabulary } = rule;
  const said = fill(template, data);
  const message = report?.verbatim ? said : inContext(said, data, ownTemplates);
  const messageId = report?.id ?? "";
  const { instance: instanceLocation } = telling;
  const keywordLocation = telling.keyword + step;
  // A schema that is `false` fails without a keyword.
  return keyword === undefined || vocabulary === undefined
    ? { message, messageId, data, instanceLocation, keywordLocation, absoluteKeywordLocation, causes }
    : {
        message,
        messageId,
        data,
        instanceLocation,
        keywordLocation,
        absoluteKeywordLocation,
        causes,
        keyword,
        vocabulary,
      };
}

/** What is wrong with a value that is of another type, or another value, than all alternatives want. */
function noneMeant({ types, values }: NoneMeant, statement: Statement, telling: Telling): ValidationIssue {
  const { value } = telling.application;
  const expected = typeNames(types);
  const id: OwnMessageId =
    values.length === 0
      ? "argot:message/types"
      : expected.length === 0
        ? "argot:message/values"
        : "argot:message/types-or-values";
  const suggestion = typeof value === "string" ? closest(value, values) : undefined;
  const actual = values.length === 0 ? typeName(value) : value;
  const data: Record<string, unknown> = {
    expected,
    value: values,
    actual,
    ...(suggestion !== undefined && { suggestion }),
  };
  const { rule, absoluteKeywordLocation, step } = statement;
  const { name: keyword, vocabulary } = rule;
  return {
    message: inContext(fill(ownTemplates[id], data), data, ownTemplates),
    messageId: id,
    data,
    instanceLocation: telling.instance,
    keywordLocation: telling.keyword + step,
    absoluteKeywordLocation,
    causes: none,
    ...(keyword !== undefined && vocabulary !== undefined && { keyword, vocabulary }),
  };
}
