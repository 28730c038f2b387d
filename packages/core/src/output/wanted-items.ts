import type { GoalOf } from "../plan/ops.js";
import type { Failure } from "../plan/failure.js";
import { gistOf } from "./gist.js";
import type { OwnWords } from "./own-issue.js";
import type { Statements } from "./statement.js";

/** What is wrong with an array in which too few items are as a schema says. */
export function wantedItems(
  statements: Statements,
  { rest, quota }: GoalOf<"items">,
  { tally: actual }: Failure,
): OwnWords | undefined {
  const gist = rest && rest.dynamic === undefined ? gistOf(statements, rest.target) : undefined;
  const min = quota?.min;
  switch (gist?.of) {
    case undefined:
      return undefined;
    case "types":
      return { id: "argot:message/items-type", data: { min, expected: gist.expected, actual } };
    case "values":
      return {
        id: gist.value.length === 1 && min === 1 ? "argot:message/items-value" : "argot:message/items-values",
        data: { min, value: gist.value, actual },
      };
    case "match":
      return { id: "argot:message/items-pattern", data: { min, pattern: gist.pattern, actual } };
    case "has":
      return { id: "argot:message/items-property", data: { min, missing: gist.names, actual } };
    case "member":
      return { id: "argot:message/items-member", data: { min, property: gist.property, value: gist.value, actual } };
  }
}
