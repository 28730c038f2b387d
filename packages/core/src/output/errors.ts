import { pointerTo } from "../json/pointer.js";
import type { FailedApplication, Failure } from "../plan/failure.js";
import type { Locations } from "./locations.js";
import { fill } from "./message.js";
import { dataOf, type Statement, type Statements } from "./statement.js";

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
  /** What fails beneath: for `anyOf` and `oneOf`, what is wrong in each branch. */
  readonly causes: readonly ValidationIssue[];
}

/** An application whose failures are still to be told, from one of them on, and what is to be told after it. */
interface Telling {
  readonly application: FailedApplication;
  /** Where it stands: in the instance, and on the way through the schema. */
  readonly instance: string;
  readonly keyword: string;
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
    instance: "",
    keyword: "",
    issues: root,
    next: 0,
    after: undefined,
  };
  while (at) {
    const { application, instance, keyword }: Telling = at;
    const failure: Failure | undefined = application.failures[at.next++];
    if (!failure) {
      at = at.after;
      continue;
    }
    const statement = statements.of(application.block)[failure.at] as Statement;
    const { within } = failure;
    let { issues }: Telling = at;
    if (statement.report) {
      const causes: readonly ValidationIssue[] = within.length > 0 ? [] : none;
      issues.push(issueOf(statement, failure, at, causes));
      issues = causes as ValidationIssue[];
    }
    for (let i = within.length - 1; i >= 0; i--) {
      const inner = within[i] as FailedApplication;
      at = {
        application: inner,
        instance: inner.key === undefined ? instance : pointerTo(instance, String(inner.key)),
        keyword: keyword + statements.stepOf(inner.edge),
        issues,
        next: 0,
        after: at,
      };
    }
  }
  return root;
}

function issueOf(
  statement: Statement,
  { tally }: Failure,
  { instance, keyword: outer, application }: Telling,
  causes: readonly ValidationIssue[],
): ValidationIssue {
  const { rule, report, template, absoluteKeywordLocation, step } = statement;
  const messageId = report?.id ?? "";
  const data = dataOf(statement, application.value, tally);
  const message = fill(template, data);
  const keywordLocation = outer + step;
  const { name: keyword, vocabulary } = rule;
  // A schema that is `false` fails without a keyword.
  return keyword === undefined || vocabulary === undefined
    ? { message, messageId, data, instanceLocation: instance, keywordLocation, absoluteKeywordLocation, causes }
    : {
        message,
        messageId,
        data,
        instanceLocation: instance,
        keywordLocation,
        absoluteKeywordLocation,
        causes,
        keyword,
        vocabulary,
      };
}
