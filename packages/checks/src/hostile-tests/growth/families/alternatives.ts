// Many alternatives.
import { list, object, type Row, small } from "./family.js";

const eight = (i: number): string[] => list(8, (k) => `r${i}_${k}`);

export const alternatives: readonly Row[] = [
  ["anyOf of eight required names", 500, (n) => ({ anyOf: list(n, (i) => ({ required: eight(i) })) }), small],
  [
    "anyOf of properties",
    500,
    (n) => ({
      anyOf: list(n, (i) => ({ properties: { [`q${i}`]: true, p1: { type: "string" } }, required: [`q${i}`] })),
    }),
    small,
  ],
  [
    "anyOf, closed",
    500,
    (n) => ({ anyOf: list(n, (i) => ({ properties: { [`q${i}`]: true }, additionalProperties: false })) }),
    small,
  ],
  [
    "anyOf, closed, with one name each",
    500,
    (n) => ({ anyOf: list(n, (i) => ({ properties: { [`p${i}`]: { const: 0 } }, additionalProperties: false })) }),
    small,
  ],
  ["anyOf of constants", 1000, (n) => ({ anyOf: list(n, (i) => ({ const: `c${i}` })) }), "c"],
  ["anyOf of enums", 300, (n) => ({ anyOf: list(n, (i) => ({ enum: list(10, (k) => `c${i}_${k}`) })) }), "c"],
  ["anyOf of ranges", 500, (n) => ({ anyOf: list(n, (i) => ({ minimum: i + 1, maximum: i + 2 })) }), 0],
  [
    "anyOf of types of parts",
    500,
    (n) => ({ anyOf: list(n, (i) => ({ properties: { other: { type: "object", required: [`q${i}`] } } })) }),
    small,
  ],
  [
    "oneOf of which all hold",
    1000,
    (n) => ({ oneOf: list(n, (i) => ({ properties: { [`q${i}`]: { type: "string" } } })) }),
    small,
  ],
  [
    "oneOf with a discriminator",
    500,
    (n) => ({ oneOf: list(n, (i) => ({ properties: { kind: { const: `k${i}` } }, required: ["kind"] })) }),
    small,
  ],
  [
    "oneOf with a discriminator that is wrong",
    500,
    (n) => ({
      oneOf: list(n, (i) => ({ properties: { kind: { const: `k${i}` }, [`q${i}`]: true }, required: ["kind"] })),
    }),
    { kind: "k" },
  ],
  [
    "oneOf with two discriminators",
    500,
    (n) => ({
      oneOf: list(n, (i) => ({
        properties: { kind: { const: `k${i % 7}` }, sort: { const: `s${i}` } },
        required: ["kind", "sort"],
      })),
    }),
    { kind: "k1", sort: "s" },
  ],
  [
    "oneOf with as many discriminators as alternatives",
    100,
    (n) => ({ oneOf: list(n, (i) => ({ properties: { [`k${i}`]: { const: i }, [`k${i + 1}`]: { const: i } } })) }),
    { k1: 9 },
  ],
  [
    "oneOf with enums as discriminators",
    300,
    (n) => ({
      oneOf: list(n, (i) => ({ properties: { kind: { enum: [`k${i}`, `k${i + 1}`] } }, required: ["kind"] })),
    }),
    { kind: "x" },
  ],
  [
    "oneOf with deep discriminators",
    300,
    (n) => ({
      oneOf: list(n, (i) => ({
        properties: { a: { properties: { b: { const: i } }, required: ["b"] } },
        required: ["a"],
      })),
    }),
    { a: { b: -1 } },
  ],
  [
    "oneOf with references",
    300,
    (n) => ({
      $defs: object(n, "d", (i) => ({ properties: { kind: { const: i } }, required: ["kind"] })),
      oneOf: list(n, (i) => ({ $ref: `#/$defs/d${i}` })),
    }),
    small,
  ],
  [
    "oneOf with a discriminator that objects exclude",
    300,
    (n) => ({ oneOf: list(n, (i) => ({ properties: { kind: { not: { const: i } } }, required: ["kind"] })) }),
    small,
  ],
  ["allOf", 1000, (n) => ({ allOf: list(n, (i) => ({ required: [`q${i}`] })) }), small],
  [
    "allOf of anyOf",
    300,
    (n) => ({ allOf: list(n, (i) => ({ anyOf: [{ required: [`q${i}`] }, { required: [`r${i}`] }] })) }),
    small,
  ],
  [
    "anyOf of allOf",
    300,
    (n) => ({ anyOf: list(n, (i) => ({ allOf: [{ required: [`q${i}`] }, { required: [`r${i}`] }] })) }),
    small,
  ],
  [
    "anyOf of anyOf",
    300,
    (n) => ({ anyOf: list(n, (i) => ({ anyOf: [{ required: [`q${i}`] }, { required: [`r${i}`] }] })) }),
    small,
  ],
  [
    "if in allOf",
    500,
    (n) => ({ allOf: list(n, (i) => ({ if: { properties: { p1: { const: 1 } } }, then: { required: [`q${i}`] } })) }),
    small,
  ],
  [
    "if about a missing name in allOf",
    500,
    (n) => ({
      required: ["kind"],
      allOf: list(n, (i) => ({ if: { properties: { kind: { const: i } } }, then: { required: [`q${i}`] } })),
    }),
    small,
  ],
  [
    "if about names in allOf",
    500,
    (n) => ({
      allOf: list(n, (i) => ({ if: { properties: { [`k${i}`]: { const: i } } }, then: { required: [`k${i + 1}`] } })),
    }),
    small,
  ],
  [
    "properties that refer to one anyOf, closed",
    500,
    (n) => ({
      $defs: { a: { anyOf: [{ type: "array" }, { type: "object" }] } },
      properties: object(n, "p", () => ({ $ref: "#/$defs/a" })),
      unevaluatedProperties: false,
    }),
    small,
  ],
  [
    "alternatives that refer to one anyOf, closed",
    500,
    (n) => ({
      $defs: { a: { anyOf: [{ properties: { a: true } }, { properties: { b: true } }] } },
      allOf: list(n, (i) => ({ $ref: "#/$defs/a", properties: { [`q${i}`]: true } })),
      unevaluatedProperties: false,
    }),
    small,
  ],
  [
    "properties of closed anyOf",
    300,
    (n) => ({
      properties: object(n, "p", (i) => ({
        anyOf: [{ properties: { a: true } }, { properties: { b: true } }],
        unevaluatedProperties: false,
        title: `t${i}`,
      })),
    }),
    { p1: { c: 1 } },
  ],
  [
    "alternatives under unevaluatedProperties",
    500,
    (n) => ({ anyOf: list(n, (i) => ({ properties: { [`p${i}`]: true } })), unevaluatedProperties: false }),
    small,
  ],
  [
    "alternatives with one name under unevaluatedProperties",
    500,
    (n) => ({
      anyOf: list(n, (i) => ({ properties: { p1: { type: "number" } }, required: ["p1"], title: `t${i}` })),
      unevaluatedProperties: false,
    }),
    small,
  ],
  [
    "alternatives under unevaluatedItems",
    500,
    (n) => ({ anyOf: list(n, (i) => ({ prefixItems: list(1 + (i % 2), () => true) })), unevaluatedItems: false }),
    [1, 2],
  ],
  [
    "definitions that alternatives share",
    300,
    (n) => ({
      $defs: { base: { properties: object(50, "b", () => true), required: ["b0"] } },
      anyOf: list(n, (i) => ({ allOf: [{ $ref: "#/$defs/base" }, { required: [`q${i}`] }] })),
    }),
    small,
  ],
  [
    "definitions of which each has all others as alternatives",
    900,
    (n) => ({
      $defs: object(Math.sqrt(n), "d", () => ({
        properties: { a: { anyOf: list(Math.sqrt(n), (k) => ({ $ref: `#/$defs/d${k}` })) } },
        required: ["b"],
      })),
      $ref: "#/$defs/d0",
    }),
    { a: { a: 1 } },
  ],
  [
    "custom messages of alternatives",
    300,
    (n) => ({ anyOf: list(n, (i) => ({ required: [`q${i}`], errorMessage: `m${i} {actual}` })) }),
    small,
  ],
];
