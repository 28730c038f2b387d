import { typeName, typeNames } from "../json/types.js";
import { candidatesOf, closest } from "../json/closest.js";
import type { Telling, ValidationIssue } from "./errors.js";
import type { NoneMeant } from "./meant.js";
import type { OwnMessageId } from "./own-messages.js";
import type { OwnWords } from "./own-issue.js";
import type { Statements } from "./statement.js";
import { foundFor } from "./suggestion.js";

/** What is wrong with a value that is near to none of several alternatives more than to the others. */
export function noneMeant(statements: Statements, why: Exclude<NoneMeant, { by: "tie" }>, telling: Telling): OwnWords {
  const { value } = telling.application;
  switch (why.by) {
    case "missing":
      return { id: "argot:message/missing-one", data: mistyped(statements, why.names, telling) };
    case "constant": {
      const { member, values } = why;
      const actual = (value as Readonly<Record<string, unknown>>)[member];
      return {
        id: "argot:message/values",
        data: suggested({ expected: [], value: values, actual }, actual),
        member,
      };
    }
    case "value": {
      const { values } = why;
      const expected = typeNames(why.types);
      const actual = values.length === 0 ? typeName(value) : value;
      return { id: idFor(expected, values), data: suggested({ expected, value: values, actual }, value) };
    }
  }
}

/** What is wrong with a value of which one thing would have to change for one of two alternatives. */
export const tied = (first: ValidationIssue | undefined, second: ValidationIssue | undefined): OwnWords | undefined =>
  first && second && { id: "argot:message/either", data: { first: first.message, second: second.message } };

function idFor(expected: readonly string[], values: readonly unknown[]): OwnMessageId {
  if (values.length === 0) return expected.length === 1 ? "argot:message/type" : "argot:message/types";
  return expected.length === 0 ? "argot:message/values" : "argot:message/types-or-values";
}

type Data = OwnWords["data"];

function mistyped(statements: Statements, missing: readonly string[], telling: Telling): Data {
  const found = foundFor(statements, missing, telling);
  return found === undefined ? { missing } : { missing, found };
}

/** What was probably meant by a text is said as well. */
function suggested(data: Data & { readonly value: readonly unknown[] }, actual: unknown): Data {
  if (typeof actual !== "string") return data;
  const suggestion = closest(actual, candidatesOf(data.value));
  return suggestion === undefined ? data : { ...data, suggestion };
}
