import { cases } from "@argot/testing";
import { minimum, otherProperties } from "@argot/testing/keywords";
import { anyOf } from "./any-of.js";
import { properties } from "./properties.js";

const none = "must match at least one of the alternatives, matches none";

cases(anyOf, {
  with: { minimum, properties, otherProperties },
  holds: [
    [[{ minimum: 5 }, { minimum: 1 }], 1],
    [[{ minimum: 1 }, { minimum: 5 }], 1],
    [[{ minimum: 1 }, { minimum: 2 }], 3],
    [[false, true], null],
    [[{}], null],
  ],
  fails: [
    [[{ minimum: 5 }, { minimum: 3 }], 1, "must be at least 5, is 1, or must be at least 3, is 1"],
    [[false], null, `is not allowed here (${none})`],
    [[{ anyOf: [{ minimum: 1 }] }], 0, `must be at least 1, is 0 (${none})`],
  ],
  schemas: {
    // All that hold count as having evaluated what they applied to, not only the first.
    holds: [
      [
        { anyOf: [{ properties: { a: {} } }, { properties: { b: {} } }], otherProperties: false },
        { a: 1, b: 1 },
      ],
    ],
    fails: [
      [
        { anyOf: [{ properties: { a: {} } }, { properties: { b: { minimum: 1 } } }], otherProperties: false },
        { a: 1, b: 0 },
        "must not be present",
      ],
    ],
  },
  invalidValues: [
    [[], '"anyOf" must be a non-empty array of schemas'],
    [{}, "a non-empty array of schemas"],
    [["a"], "a schema (an object or a boolean)"],
  ],
});
