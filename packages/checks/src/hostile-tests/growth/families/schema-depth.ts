// Schemas within schemas, or beside one another in a chain, that are about one small value.
import { nested } from "../../case.js";
import { chain, jsonContent, object, type Row, small, wrapped } from "./family.js";

export const schemaDepth: readonly Row[] = [
  [
    "closed objects in allOf",
    300,
    (n) =>
      wrapped(n, {}, (inner, i) => ({ allOf: [inner], properties: { [`p${i}`]: true }, unevaluatedProperties: false })),
    small,
  ],
  [
    "closed objects in allOf, one name",
    300,
    (n) => wrapped(n, {}, (inner) => ({ allOf: [inner], properties: { p1: true }, unevaluatedProperties: false })),
    small,
  ],
  [
    "closed objects in anyOf",
    300,
    (n) =>
      wrapped(n, {}, (inner, i) => ({
        anyOf: [inner, false],
        properties: { [`p${i}`]: true },
        unevaluatedProperties: false,
      })),
    small,
  ],
  [
    "closed objects in if",
    300,
    (n) => wrapped(n, {}, (inner, i) => ({ if: inner, properties: { [`p${i}`]: true }, unevaluatedProperties: false })),
    small,
  ],
  [
    "closed objects by references",
    300,
    (n) =>
      chain(n, {}, (next, i) => ({
        ...(next as object),
        properties: { [`p${i}`]: true },
        unevaluatedProperties: false,
      })),
    small,
  ],
  [
    "closed objects by dependentSchemas",
    300,
    (n) =>
      wrapped(n, {}, (inner, i) => ({
        dependentSchemas: { p1: inner },
        properties: { [`p${i}`]: true },
        unevaluatedProperties: false,
      })),
    small,
  ],
  [
    "closed objects with patterns",
    300,
    (n) =>
      wrapped(n, {}, (inner, i) => ({
        allOf: [inner],
        patternProperties: { [`^p${i}$`]: true },
        unevaluatedProperties: false,
      })),
    small,
  ],
  [
    "unevaluatedProperties with a schema",
    300,
    (n) =>
      wrapped(n, {}, (inner, i) => ({
        allOf: [inner],
        properties: { [`p${i}`]: true },
        unevaluatedProperties: { type: "number" },
      })),
    small,
  ],
  [
    "closed arrays in allOf",
    300,
    (n) => wrapped(n, {}, (inner) => ({ allOf: [inner], prefixItems: [true], unevaluatedItems: false })),
    [1, "x"],
  ],
  [
    "closed arrays with contains",
    300,
    (n) => wrapped(n, {}, (inner, i) => ({ allOf: [inner], contains: { const: i }, unevaluatedItems: false })),
    [1, "x"],
  ],
  [
    "closed arrays in oneOf",
    300,
    (n) => wrapped(n, {}, (inner) => ({ oneOf: [inner, { prefixItems: [true] }], unevaluatedItems: false })),
    [1, "x"],
  ],
  ["allOf", 1000, (n) => wrapped(n, { type: "array" }, (inner, i) => ({ allOf: [inner], required: [`q${i}`] })), small],
  [
    "anyOf",
    1000,
    (n) => wrapped(n, { type: "array" }, (inner, i) => ({ anyOf: [inner, { required: [`q${i}`] }] })),
    small,
  ],
  [
    "anyOf of three",
    1000,
    (n) =>
      wrapped(n, { type: "array" }, (inner, i) => ({
        anyOf: [{ required: [`r${i}`] }, inner, { required: [`q${i}`] }],
      })),
    small,
  ],
  [
    "anyOf with properties",
    1000,
    (n) =>
      wrapped(n, { type: "array" }, (inner, i) => ({
        anyOf: [inner, { properties: { [`p${i}`]: { type: "array" } } }],
        properties: { [`r${i}`]: true },
        additionalProperties: false,
      })),
    small,
  ],
  [
    "oneOf",
    1000,
    (n) => wrapped(n, { type: "array" }, (inner, i) => ({ oneOf: [inner, { required: [`q${i}`] }] })),
    small,
  ],
  [
    "oneOf, two hold",
    1000,
    (n) => wrapped(n, {}, (inner, i) => ({ not: { oneOf: [inner, { properties: { [`q${i}`]: true } }] } })),
    small,
  ],
  [
    "if, then",
    1000,
    (n) =>
      wrapped(n, { type: "array" }, (inner, i) => ({
        if: { required: ["p1"] },
        then: inner,
        properties: { [`q${i}`]: true },
      })),
    small,
  ],
  [
    "if of if",
    1000,
    (n) =>
      wrapped(n, { type: "array" }, (inner, i) => ({
        if: inner,
        then: { required: [`q${i}`] },
        else: { required: [`r${i}`] },
      })),
    small,
  ],
  [
    "if, else",
    1000,
    (n) => wrapped(n, { type: "array" }, (inner, i) => ({ if: { required: [`q${i}`] }, else: inner })),
    small,
  ],
  ["not", 1000, (n) => wrapped(2 * n + 1, { type: "object" }, (inner) => ({ not: inner })), small],
  [
    "not of allOf",
    1000,
    (n) => wrapped(2 * n + 1, { type: "object" }, (inner) => ({ not: { allOf: [inner] } })),
    small,
  ],
  [
    "$ref",
    1000,
    (n) => chain(n, { type: "array" }, (next, i) => ({ ...(next as object), required: [`q${i}`] })),
    small,
  ],
  [
    "$ref to alternatives",
    500,
    (n) => chain(n, { type: "array" }, (next, i) => ({ anyOf: [next, { required: [`q${i}`] }] })),
    small,
  ],
  [
    "$ref with the names of others",
    500,
    (n) =>
      chain(n, { type: "array" }, (next, i) => ({
        ...(next as object),
        properties: { [`q${i}`]: true },
        additionalProperties: false,
      })),
    small,
  ],
  [
    "dependentSchemas",
    // Of up to 1,000 errors, more is found out about each.
    8000,
    (n) => wrapped(n, { type: "array" }, (inner, i) => ({ dependentSchemas: { p1: inner }, required: [`q${i}`] })),
    small,
  ],
  ["contains", 500, (n) => wrapped(n, { type: "array" }, (inner) => ({ contains: inner })), [[1]]],
  [
    "anyOf of properties, deep value",
    500,
    (n) => wrapped(n, false, (inner) => ({ anyOf: [{ properties: { a: inner } }, { required: ["b"] }] })),
    small,
  ],
  [
    "propertyNames",
    1000,
    (n) => wrapped(n, { maxLength: 1 }, (inner, i) => ({ allOf: [{ propertyNames: { maxLength: i } }, inner] })),
    small,
  ],
  [
    "custom messages of schemas",
    500,
    (n) => wrapped(n, { type: "array" }, (inner, i) => ({ allOf: [inner], errorMessage: `no ${i}` })),
    small,
  ],
  [
    "custom messages of properties",
    500,
    (n) =>
      wrapped(n, { type: "array" }, (inner, i) => ({
        properties: { p1: inner },
        required: [`q${i}`],
        errorMessage: { required: { [`q${i}`]: `no ${i}` } },
      })),
    small,
  ],
  [
    "conditions within conditions",
    500,
    (n) =>
      wrapped(n, { required: ["z"] }, (inner) => ({
        if: { properties: { p1: { const: 1 } } },
        then: inner,
        else: { required: ["y"] },
      })),
    small,
  ],
  [
    "discriminators within",
    500,
    (n) =>
      wrapped(n, { const: 5 }, (inner, i) => ({
        oneOf: [
          { properties: { kind: { const: `a${i}` }, p1: inner }, required: ["kind"] },
          { properties: { kind: { const: `b${i}` } }, required: ["kind"] },
        ],
      })),
    small,
  ],
  ["titles", 1000, (n) => wrapped(n, { type: "array" }, (inner, i) => ({ title: `t${i}`, allOf: [inner] })), small],
  ["const that is deep", 1000, (n) => ({ const: nested(n, 1, (a) => ({ a })) }), { a: { a: { a: 1 } } }],
  [
    "titles that all hold",
    1000,
    (n) =>
      wrapped(n, { ...jsonContent, contentSchema: { title: "c" } }, (inner, i) => ({ title: `t${i}`, allOf: [inner] })),
    "[1]",
  ],
  [
    "a chain of anchors",
    500,
    (n) => ({
      $defs: object(n, "d", (i) => ({
        $anchor: `a${i}`,
        anyOf: [{ $ref: `#a${Math.min(i + 1, n - 1)}` }, { required: [`q${i}`] }].slice(i === n - 1 ? 1 : 0),
      })),
      $ref: "#a0",
    }),
    small,
  ],
  [
    "a chain of resources",
    300,
    (n) => ({
      $id: "https://example.com/",
      $defs: object(n, "d", (i) => ({ $id: `r${i}`, ...(i + 1 < n && { $ref: `r${i + 1}` }), required: [`q${i}`] })),
      $ref: "r0",
    }),
    small,
  ],
  [
    "a long pointer",
    1000,
    (n) => ({
      $defs: { a: wrapped(n, { type: "array" }, (inner) => ({ not: inner })) },
      $ref: `#/$defs/a${"/not".repeat(n)}`,
    }),
    small,
  ],
];
