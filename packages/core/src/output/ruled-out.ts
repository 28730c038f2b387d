// In words, why a value does not hold that holds of what it should not, or of too much.
import { isObject } from "../json/types.js";
import type { Edge, GoalOf } from "../plan/ops.js";
import type { Failure } from "../plan/failure.js";
import { type Gist, gistOf } from "./gist.js";
import type { OwnWords } from "./own-issue.js";
import type { Statements } from "./statement.js";

/** What is wrong with a value of which more alternatives hold than may. */
export function excessOf(
  statements: Statements,
  { edges, range }: GoalOf<"some">,
  { within }: Failure,
  value: unknown,
): OwnWords | undefined {
  const failed = new Set(within.map(({ edge }) => statements.stepOf(edge)));
  const held = edges.filter((edge) => !failed.has(statements.stepOf(edge)));
  const [first] = held;
  if (range.max === 0) return first && ruledOut(statements, first, value);
  const names = held.map(({ target }) => propertyOf(gistOf(statements, target, value)));
  // Of what is no object all alternatives hold that ask for properties.
  if (range.max === 1 && isObject(value) && names.every((name) => name !== undefined))
    return { id: "argot:message/one-property", data: { present: names } };
  const matched = held.map((edge) => statements.stepOf(edge));
  return { id: "argot:message/too-many", data: { max: range.max, matched } };
}

/** What is wrong with a value that must not be as a schema says, and is. */
export function ruledOut(statements: Statements, { target, dynamic }: Edge, value: unknown): OwnWords | undefined {
  const gist = dynamic === undefined ? gistOf(statements, target, value) : undefined;
  // Of other types a schema may hold because it says nothing of them.
  if ((gist?.of === "has" || gist?.of === "member") && !isObject(value)) return undefined;
  if (gist?.of === "match" && typeof value !== "string") return undefined;
  switch (gist?.of) {
    case undefined:
      return undefined;
    case "types":
      return { id: "argot:message/not-type", data: { expected: gist.expected, actual: value } };
    case "values":
      return {
        id: gist.value.length === 1 ? "argot:message/not-value" : "argot:message/not-values",
        data: { value: gist.value, actual: value },
      };
    case "match":
      return { id: "argot:message/not-pattern", data: { pattern: gist.pattern, actual: value } };
    case "has":
      return {
        id: gist.names.length === 1 ? "argot:message/not-property" : "argot:message/not-properties",
        data: { present: gist.names },
      };
    case "member": {
      const { property, value: constants } = gist;
      const actual = (value as Readonly<Record<string, unknown>>)[property];
      // The property may be absent, and the value is as the schema says for that reason.
      if (actual === undefined) return undefined;
      return { id: "argot:message/not-member", data: { property, value: constants, actual } };
    }
  }
}

const propertyOf = (gist: Gist | undefined): string | undefined =>
  gist?.of === "has" && gist.names.length === 1 ? gist.names[0] : undefined;
