import { cases } from "@argot/testing";
import { minimum } from "@argot/testing/keywords";
import { applicators } from "../test/applicators.js";
import { unevaluatedProperties } from "./unevaluated-properties.js";

const a = { properties: { a: {} } };
const b = { properties: { b: {} } };
const n = { minimum: 1 };

cases(unevaluatedProperties, {
  with: { ...applicators, minimum },
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
      [{ unevaluatedProperties: false, ...a }, { a: 1 }],
      [
        { ...a, unevaluatedProperties: n },
        { a: 0, b: 1 },
      ],
      [{ unevaluatedProperties: false, properties: { ["__proto__"]: {} } }, { ["__proto__"]: 1 }],
      [
        { unevaluatedProperties: false, ...a, additionalProperties: true },
        { a: 1, b: 1 },
      ],
      [
        { unevaluatedProperties: false, allOf: [a, { allOf: [b] }] },
        { a: 1, b: 1 },
      ],
      [
        { unevaluatedProperties: false, anyOf: [a, b] },
        { a: 1, b: 1 },
      ],
      [{ unevaluatedProperties: false, oneOf: [a, false] }, { a: 1 }],
      [
        { unevaluatedProperties: false, dependentSchemas: { a: { properties: { a: {}, b: {} } } } },
        { a: 1, b: 1 },
      ],
      [{ unevaluatedProperties: false, ref: "#/allOf/0", allOf: [a] }, { a: 1 }],
      // What is left to another `unevaluatedProperties` beneath is evaluated.
      [{ unevaluatedProperties: false, allOf: [{ unevaluatedProperties: true }] }, { a: 1 }],
      [{ properties: { x: { unevaluatedProperties: false, ...a } } }, { x: { a: 1 }, y: 1 }],
    ],
    fails: [
      [{ unevaluatedProperties: false, ...a }, { a: 1, b: 1 }, "is not a known property"],
      [{ ...a, unevaluatedProperties: n }, { a: 0, b: 0 }, "must be at least 1, is 0"],
      [{ unevaluatedProperties: false, ...a }, { ["__proto__"]: 1 }, "is not a known property"],
      [{ unevaluatedProperties: false, ...a }, { toString: 1 }, "is not a known property"],
      // A schema that does not hold evaluates nothing.
      [{ unevaluatedProperties: false, anyOf: [a, { properties: { b: n } }] }, { a: 1, b: 0 }, "must not be present"],
      [{ unevaluatedProperties: false, not: { not: a } }, { a: 1 }, "must not be present"],
      [{ unevaluatedProperties: false, dependentSchemas: { a: b } }, { b: 1 }, "must not be present"],
      // Neither a cousin nor a place further in counts.
      [{ allOf: [a, { unevaluatedProperties: false }] }, { a: 1 }, "is not a known property"],
      [{ unevaluatedProperties: false, properties: { x: a } }, { x: {}, a: 1 }, "is not a known property"],
    ],
  },
  invalidValues: [
    [[], '"unevaluatedProperties" must be a schema (an object or a boolean)'],
    [1, "a schema"],
  ],
});
