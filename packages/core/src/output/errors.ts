import { pointerTo } from "../json/pointer.js";
import type { FailedApplication, Failure } from "../plan/failure.js";
import { failureData } from "./failure-data.js";
import type { Locations } from "./locations.js";
import { fill } from "./message.js";
import type { Statement, Statements } from "./statement.js";

/** One thing that is wrong with an instance. */
export interface ValidationIssue extends Locations {
  /** What is wrong, in English: the end of a sentence about the value at `instanceLocation`. */
  readonly message: string;
  /** Names the message in every language: the keyword's URI, with a fragment where it has several messages. */
  readonly messageId: string;
  /** What the message speaks of: `value` is the keyword's value; `actual` what was found. */
  readonly data: Readonly<Record<string, unknown>>;
  /** The keyword that fails; absent for a schema that is `false`. */
  readonly keyword?: string;
  /** The URI of the vocabulary that the keyword belongs to. */
  readonly vocabulary?: string;
  /** What fails beneath: for `anyOf` and `oneOf`, what is wrong in each branch. */
  readonly causes: readonly ValidationIssue[];
}

/** An application whose failures are still to be told, from one of them on. */
interface Telling {
  readonly application: FailedApplication;
  readonly statements: readonly Statement[];
  readonly instance: string;
  readonly keyword: string;
  readonly issues: ValidationIssue[];
  next: number;
}

const none: readonly ValidationIssue[] = [];

/** Folds what failed into what is wrong: rules that have something to say, each with what failed beneath it. */
export function issuesOf(statements: Statements, failed: FailedApplication): readonly ValidationIssue[] {
  const root: ValidationIssue[] = [];
  // Not by recursion, since values may be deep. The last one is told first.
  const pending = [telling(statements, failed, "", "", root)];
  for (let at = pending.at(-1); at; at = pending.at(-1)) {
    const failure = at.application.failures[at.next++];
    if (!failure) {
      pending.pop();
      continue;
    }
    const statement = at.statements[failure.at] as Statement;
    const { within } = failure;
    let { issues } = at;
    if (statement.report) {
      const causes: ValidationIssue[] = within.length > 0 ? [] : (none as ValidationIssue[]);
      issues.push(issueOf(statement, failure, at, causes));
      issues = causes;
    }
    for (let i = within.length - 1; i >= 0; i--)
      pending.push(telling(statements, within[i] as FailedApplication, at.instance, at.keyword, issues));
  }
  return root;
}

function telling(
  statements: Statements,
  application: FailedApplication,
  instance: string,
  keyword: string,
  issues: ValidationIssue[],
): Telling {
  const { key, edge, block } = application;
  return {
    application,
    statements: statements.of(block),
    instance: key === undefined ? instance : pointerTo(instance, String(key)),
    keyword: edge.via.length === 0 ? keyword : edge.via.reduce(pointerTo, keyword),
    issues,
    next: 0,
  };
}

function issueOf(
  { rule, report, template, absoluteKeywordLocation, step }: Statement,
  { tally }: Failure,
  { instance, keyword: outer, application }: Telling,
  causes: readonly ValidationIssue[],
): ValidationIssue {
  const { id: messageId = "", data: known } = report ?? {};
  const data = { ...failureData(rule, application.value, tally), ...known };
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
