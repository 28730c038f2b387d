import { cases } from "@argot/testing";
import { minimum, otherProperties } from "@argot/testing/keywords";
import { oneOf } from "./one-of.js";
import { properties } from "./properties.js";

cases(oneOf, {
  with: { minimum, properties, otherProperties },
  holds: [
    [[{ minimum: 5 }, { minimum: 1 }], 1],
    [[{ minimum: 1 }, { minimum: 5 }], 1],
    [[false, true, false], null],
    [[{}], null],
  ],
  fails: [
    [[{ minimum: 5 }, { minimum: 3 }], 1, "must be at least 5, is 1, or must be at least 3, is 1"],
    [
      [{ minimum: 0 }, { minimum: 1 }, { minimum: 5 }],
      1,
      "must match exactly one of the alternatives, matches alternatives 1 and 2",
    ],
    [[true, true, true], null, "must match exactly one of the alternatives, matches alternatives 1, 2 and 3"],
  ],
  schemas: {
    holds: [[{ oneOf: [false, { properties: { a: {} } }], otherProperties: false }, { a: 1 }]],
    fails: [
      [
        { oneOf: [{ properties: { a: {} } }, { properties: { b: { minimum: 1 } } }], otherProperties: false },
        { a: 1, b: 0 },
        "must not be present",
      ],
    ],
  },
  invalidValues: [
    [[], '"oneOf" must be a non-empty array of schemas'],
    [true, "a non-empty array of schemas"],
    [[null], "a schema (an object or a boolean)"],
  ],
});
