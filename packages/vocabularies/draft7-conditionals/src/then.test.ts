import { cases } from "@argot/testing";
import { minimum, otherProperties, properties } from "@argot/testing/keywords";
import { thenKeyword } from "./then.js";

// What it means beside `if` stands with that keyword.
cases(thenKeyword, {
  with: { minimum, properties, otherProperties },
  holds: [
    [false, 1],
    [{ minimum: 10 }, 0],
    [true, null],
  ],
  schemas: {
    fails: [[{ otherProperties: false, then: { properties: { a: {} } } }, { a: 1 }, "is not a known property"]],
  },
  invalidValues: [
    [[], '"then" must be a schema (an object or a boolean)'],
    [1, "a schema"],
    [{ minimum: "1" }, '"minimum" must be a number'],
  ],
});
