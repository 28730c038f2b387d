import { cases } from "@argot/testing";
import { minimum, otherProperties } from "@argot/testing/keywords";
import { allOf } from "./all-of.js";
import { properties } from "./properties.js";

cases(allOf, {
  with: { minimum, properties, otherProperties },
  holds: [
    [[{ minimum: 1 }, { minimum: 2 }], 2],
    [[{ minimum: 1 }], "not a number"],
    [[true, {}], null],
    [[{ allOf: [{ allOf: [{ minimum: 1 }] }] }], 1],
  ],
  fails: [
    [[{ minimum: 1 }, { minimum: 2 }], 1, "must be at least 2, is 1"],
    [[{ minimum: 2 }, { minimum: 1 }], 1, "must be at least 2, is 1"],
    [[{ minimum: 3 }, { minimum: 2 }], 1, "must be at least 3, is 1"],
    [[true, false], null, "is not allowed: the schema accepts no value"],
    [[{ allOf: [{ allOf: [{ minimum: 1 }] }] }], 0, "must be at least 1, is 0"],
  ],
  schemas: {
    holds: [
      [
        { allOf: [{ properties: { a: {} } }, { properties: { b: {} } }], otherProperties: false },
        { a: 1, b: 1 },
      ],
    ],
    fails: [[{ otherProperties: false, allOf: [{ properties: { a: {} } }] }, { b: 1 }, "is not a known property"]],
  },
  invalidValues: [
    [[], '"allOf" must be a non-empty array of schemas'],
    [{}, "a non-empty array of schemas"],
    [true, "a non-empty array of schemas"],
    [[1], "a schema (an object or a boolean)"],
    [[{ minimum: "1" }], '"minimum" must be a number'],
  ],
});
