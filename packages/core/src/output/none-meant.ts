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
      return {
        id: "argot:message/missing-one",
        data: { missing: why.names, ...mistyped(statements, why.names, telling) },
      };
    case "constant": {
      const { member, values } = why;
      const actual = (value as Readonly<Record<string, unknown>>)[member];
      return {
        id: "argot:message/values",
        data: { expected: [], value: values, actual, ...suggested(actual, values) },
        member,
      };
    }
    case "value": {
      const { values } = why;
      const expected = typeNames(why.types);
      const actual = values.length === 0 ? typeName(value) : value;
      return { id: idFor(expected, values), data: { expected, value: values, actual, ...suggested(value, values) } };
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

function mistyped(statements: Statements, names: readonly string[], telling: Telling): { found?: string } {
  const found = foundFor(statements, names, telling);
  return found === undefined ? {} : { found };
}

function suggested(actual: unknown, values: readonly unknown[]): { suggestion?: string } {
  const suggestion = typeof actual === "string" ? closest(actual, candidatesOf(values)) : undefined;
  return suggestion === undefined ? {} : { suggestion };
}
