import { cases } from "@argot/testing";
import { minimum, otherProperties } from "@argot/testing/keywords";
import { additionalProperties } from "./additional-properties.js";
import { allOf } from "./all-of.js";
import { patternProperties } from "./pattern-properties.js";
import { properties } from "./properties.js";

const n = { minimum: 1 };

cases(additionalProperties, {
  with: { minimum, properties, patternProperties, allOf, otherProperties },
  holds: [
    [true, { a: 1 }],
    [false, {}],
    [false, [1]],
    [false, "text"],
    [n, { a: 1, b: 1 }],
  ],
  fails: [
    [false, { a: 1 }, "is not a known property"],
    [false, { "": 1 }, "is not a known property"],
    [false, { constructor: 1 }, "is not a known property"],
    [false, JSON.parse('{ "__proto__": 1 }'), "is not a known property"],
    [n, { a: 1, b: 0 }, "must be at least 1, is 0"],
  ],
  schemas: {
    holds: [
      [{ properties: { a: {} }, additionalProperties: false }, { a: 1 }],
      [{ additionalProperties: false, properties: { a: {} } }, { a: 1 }],
      [{ additionalProperties: false, patternProperties: { "^a": {} } }, { ab: 1 }],
      [
        { additionalProperties: false, properties: { b: {} }, patternProperties: { "^a": {} } },
        { ab: 1, b: 1 },
      ],
      [
        { additionalProperties: false, properties: { ["__proto__"]: {}, toString: {} } },
        { ["__proto__"]: 1, toString: 1 },
      ],
      [
        { otherProperties: false, additionalProperties: n, properties: { a: {} } },
        { a: 1, b: 1 },
      ],
    ],
    fails: [
      [{ properties: { a: {} }, additionalProperties: false }, { a: 1, b: 1 }, "is not a known property"],
      [{ properties: { a: {} }, additionalProperties: n }, { a: 0, b: 0 }, "must be at least 1, is 0"],
      [{ patternProperties: { "^a": {} }, additionalProperties: false }, { ba: 1 }, "is not a known property"],
      [{ properties: { a: {} }, additionalProperties: false }, { toString: 1 }, "is not a known property"],
      [{ properties: { a: {} }, additionalProperties: false }, { ["__proto__"]: 1 }, "is not a known property"],
      // Only what stands in the same schema object counts.
      [{ allOf: [{ properties: { a: {} } }], additionalProperties: false }, { a: 1 }, "must not be present"],
    ],
  },
  invalidValues: [
    [[], '"additionalProperties" must be a schema (an object or a boolean)'],
    [1, "a schema"],
  ],
});
