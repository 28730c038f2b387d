import { cases } from "@argot/testing";
import { minimum, otherProperties } from "@argot/testing/keywords";
import { not } from "./not.js";
import { properties } from "./properties.js";

cases(not, {
  with: { minimum, properties, otherProperties },
  holds: [
    [{ minimum: 1 }, 0],
    [false, 1],
    [{ not: {} }, 1],
    [{ not: { minimum: 1 } }, 1],
  ],
  fails: [
    [{ minimum: 1 }, 1, 'must not match the schema under "not"'],
    [{ minimum: 1 }, "not a number", 'must not match the schema under "not"'],
    [true, 1, "is not allowed"],
    [{}, 1, "is not allowed"],
    [{ not: { minimum: 1 } }, 0, 'must not match the schema under "not"'],
  ],
  schemas: {
    // What is said under `not` is not said of the value: it evaluates nothing.
    fails: [
      [{ not: { not: { properties: { a: {} } } }, otherProperties: false }, { a: 1 }, "must not be present"],
      [{ properties: { a: { not: {} } } }, { a: 1 }, "is not allowed"],
    ],
  },
  invalidValues: [
    [[], '"not" must be a schema (an object or a boolean)'],
    [null, "a schema"],
  ],
});
