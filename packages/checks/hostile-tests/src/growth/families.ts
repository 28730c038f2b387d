// Families of schemas and values of which one grows with a number n, and the other stays small.
import { nested } from "../case.js";

/** Schemas with values that they refuse, of a size. */
export interface Family {
  readonly name: string;
  /** A value of n at which an operation takes long enough to be measured. */
  readonly size: number;
  schema(n: number): unknown;
  value(n: number): unknown;
}

const list = <T>(n: number, of: (i: number) => T): T[] => Array.from({ length: n }, (_, i) => of(i));
const object = <T>(n: number, name: string, of: (i: number) => T): Record<string, T> =>
  Object.fromEntries(list(n, (i) => [name + i, of(i)]));

/** A schema within others. */
function wrapped(n: number, inner: unknown, around: (inner: unknown, i: number) => unknown): unknown {
  let schema = inner;
  for (let i = 0; i < n; i++) schema = around(schema, i);
  return schema;
}

/** Schemas of which each refers to the next. */
const chain = (n: number, last: unknown, around: (next: unknown, i: number) => object): object => ({
  $defs: { ...object(n, "d", (i) => around({ $ref: `#/$defs/d${i + 1}` }, i)), [`d${n}`]: last },
  $ref: "#/$defs/d0",
});

const small = { p1: 1, other: "x" };

type Row = readonly [name: string, size: number, schema: (n: number) => unknown, value: unknown];

/** Schemas within schemas that are about one value. */
const deepSchemas: readonly Row[] = [
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
    1000,
    (n) => wrapped(n, { type: "array" }, (inner, i) => ({ dependentSchemas: { p1: inner }, required: [`q${i}`] })),
    small,
  ],
  ["contains", 500, (n) => wrapped(n, { type: "array" }, (inner) => ({ contains: inner })), [[1]]],
  [
    "properties, deep value",
    1000,
    (n) => wrapped(n, false, (inner, i) => ({ properties: { a: inner }, required: [`q${i}`] })),
    (n: number) => nested(n, 1, (a) => ({ a })),
  ],
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
];

const eight = (i: number): string[] => list(8, (k) => `r${i}_${k}`);

/** Schemas with much at one place. */
const wideSchemas: readonly Row[] = [
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
  ["anyOf of patterns", 500, (n) => ({ anyOf: list(n, (i) => ({ pattern: `^c${i}$` })) }), "c"],
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
    "properties",
    1000,
    (n) => ({ properties: object(n, "p", (i) => ({ type: "array", title: `t${i}` })), additionalProperties: false }),
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
    "objects in properties, closed",
    500,
    (n) => ({
      $defs: { a: { anyOf: [{ properties: { a: true } }, { properties: { b: true } }], unevaluatedProperties: false } },
      properties: object(n, "p", () => ({ $ref: "#/$defs/a" })),
    }),
    { p1: { c: 1 } },
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
    "alternatives with many names under unevaluatedProperties",
    100,
    (n) => ({
      anyOf: list(n, (i) => ({ properties: object(10, `p${i}_`, () => true) })),
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
    "contains under unevaluatedItems",
    300,
    (n) => ({ allOf: list(n, (i) => ({ contains: { const: i }, minContains: 0 })), unevaluatedItems: false }),
    [1, "x"],
  ],
  [
    "if under unevaluatedProperties",
    300,
    (n) => ({
      allOf: list(n, (i) => ({
        if: { properties: { [`p${i}`]: { type: "number" } } },
        then: { properties: { [`q${i}`]: true } },
      })),
      unevaluatedProperties: false,
    }),
    small,
  ],
  [
    "patterns",
    500,
    (n) => ({ patternProperties: object(n, "^p", () => ({ type: "array" })), additionalProperties: false }),
    small,
  ],
  [
    "patterns under unevaluatedProperties",
    300,
    (n) => ({ allOf: list(n, (i) => ({ patternProperties: { [`^p${i}$`]: true } })), unevaluatedProperties: false }),
    small,
  ],
  [
    "patterns that all match",
    500,
    (n) => ({ patternProperties: object(n, "(p)?", () => ({ type: "array" })) }),
    { p: 1 },
  ],
  ["enum", 2000, (n) => ({ enum: list(n, (i) => `value${i}`) }), "valeu1"],
  ["enum of objects", 1000, (n) => ({ enum: list(n, (i) => ({ a: i, b: [i] })) }), { a: 1 }],
  [
    "enum of long texts",
    500,
    (n) => ({ enum: list(n, (i) => "x".repeat(60) + String(i).padStart(3, "0")) }),
    `${"x".repeat(60)}abc`,
  ],
  ["required", 2000, (n) => ({ required: list(n, (i) => `name${i}`) }), small],
  [
    "required, and names that are near",
    500,
    (n) => ({
      required: list(n, (i) => `name${i}`),
      additionalProperties: false,
      properties: object(n, "name", () => true),
    }),
    { nmae1: 1, mane2: 1 },
  ],
  ["dependentRequired", 500, (n) => ({ dependentRequired: { p1: list(n, (i) => `name${i}`) } }), small],
  ["many dependentRequired", 500, (n) => ({ dependentRequired: object(n, "p", (i) => [`name${i}`]) }), small],
  ["dependentSchemas", 500, (n) => ({ dependentSchemas: object(n, "p", (i) => ({ required: [`q${i}`] })) }), small],
  ["prefixItems", 1000, (n) => ({ prefixItems: list(n, (i) => ({ type: "string", title: `t${i}` })) }), [1, 2]],
  ["const that is large", 1000, (n) => ({ const: object(n, "p", (i) => i) }), small],
  ["const that is deep", 1000, (n) => ({ const: nested(n, 1, (a) => ({ a })) }), { a: { a: { a: 1 } } }],
  [
    "definitions",
    1000,
    (n) => ({
      $defs: object(n, "d", (i) => ({ properties: { a: { $ref: `#/$defs/d${(i + 1) % n}` } }, type: "object" })),
      $ref: "#/$defs/d0",
    }),
    { a: 1 },
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
    30,
    (n) => ({
      $defs: object(n, "d", () => ({
        properties: { a: { anyOf: list(n, (k) => ({ $ref: `#/$defs/d${k}` })) } },
        required: ["b"],
      })),
      $ref: "#/$defs/d0",
    }),
    { a: { a: 1 } },
  ],
  [
    "anchors",
    500,
    (n) => ({
      $defs: object(n, "d", (i) => ({ $anchor: `a${i}`, required: [`q${i}`] })),
      anyOf: list(n, (i) => ({ $ref: `#a${i}` })),
    }),
    small,
  ],
  [
    "resources",
    300,
    (n) => ({
      $defs: object(n, "d", (i) => ({ $id: `https://example.com/${i}`, required: [`q${i}`] })),
      anyOf: list(n, (i) => ({ $ref: `https://example.com/${i}` })),
    }),
    small,
  ],
  [
    "dynamic anchors",
    100,
    (n) => ({
      $id: "https://example.com/root",
      $dynamicAnchor: "a",
      $defs: object(n, "d", (i) => ({
        $id: `https://example.com/${i}`,
        $dynamicAnchor: "a",
        anyOf: [{ $dynamicRef: "#a" }, { required: [`q${i}`] }].slice(1),
      })),
      allOf: list(n, (i) => ({ $ref: `https://example.com/${i}` })),
    }),
    small,
  ],
  [
    "custom messages by property",
    500,
    (n) => ({
      properties: object(n, "p", () => ({ type: "array" })),
      required: list(n, (i) => `p${i}`),
      errorMessage: { properties: object(n, "p", (i) => `m${i}`), required: object(n, "p", (i) => `r${i}`) },
    }),
    small,
  ],
  [
    "custom messages of alternatives",
    300,
    (n) => ({ anyOf: list(n, (i) => ({ required: [`q${i}`], errorMessage: `m${i} {actual}` })) }),
    small,
  ],
  [
    "a custom message with many places",
    500,
    (n) => ({ minimum: 5, errorMessage: { minimum: "{value}{actual}".repeat(n) } }),
    1,
  ],
  [
    "alternatives that share 1,000 long names",
    8,
    (n) => ({
      anyOf: list(n, (i) => ({
        properties: object(1000, "x".repeat(59), () => true),
        required: [`q${i}`],
        additionalProperties: false,
      })),
    }),
    object(50, "xy".repeat(28), () => 1),
  ],
  [
    "units of long names",
    300,
    (n) => ({
      anyOf: list(n, (i) => ({
        properties: { ["x".repeat(58) + String(i).padStart(4, "0")]: true },
        required: [`q${i}`],
      })),
    }),
    object(20, "xy".repeat(28), () => 1),
  ],
];

/** Values that grow. */
const values: readonly (readonly [name: string, size: number, schema: unknown, value: (n: number) => unknown])[] = [
  ["an array of wrong items", 2000, { items: { type: "string" } }, (n) => list(n, (i) => i)],
  [
    "an array of items that no alternative accepts",
    1000,
    { items: { anyOf: [{ type: "string" }, { required: ["a"] }, { properties: { b: { const: 1 } } }] } },
    (n) => list(n, () => ({ b: 2 })),
  ],
  [
    "an object with names that are not allowed",
    2000,
    { properties: { abc: true, abd: true }, additionalProperties: false },
    (n) => object(n, "abe", (i) => i),
  ],
  [
    "an object with names that are near to required ones",
    1000,
    { required: list(20, (i) => `abc${i}`), additionalProperties: false },
    (n) => object(n, "abd", (i) => i),
  ],
  [
    "an object that no alternative closes",
    500,
    { anyOf: list(5, (i) => ({ properties: { [`p${i}`]: true }, additionalProperties: false })) },
    (n) => object(n, "p", (i) => i),
  ],
  [
    "an object under unevaluatedProperties",
    1000,
    { anyOf: list(5, (i) => ({ properties: { [`p${i}`]: true } })), unevaluatedProperties: false },
    (n) => object(n, "p", (i) => i),
  ],
  [
    "an object with patterns",
    1000,
    { patternProperties: { "^p.*1$": { type: "string" } }, unevaluatedProperties: false },
    (n) => object(n, "p", (i) => i),
  ],
  [
    "an array under unevaluatedItems",
    1000,
    { contains: { const: 1 }, unevaluatedItems: false },
    (n) => list(n, (i) => i),
  ],
  ["contains", 1000, { contains: { type: "string", minLength: 3 } }, (n) => list(n, () => "a")],
  [
    "contains of alternatives",
    500,
    { contains: { anyOf: [{ required: ["a"] }, { required: ["b"] }] } },
    (n) => list(n, () => ({ c: 1 })),
  ],
  ["too many items that match", 1000, { contains: { type: "number" }, maxContains: 2 }, (n) => list(n, (i) => i)],
  ["uniqueItems", 2000, { uniqueItems: true }, (n) => [...list(n, (i) => ({ a: i, b: "x" })), { a: 1, b: "x" }]],
  ["propertyNames", 1000, { propertyNames: { pattern: "^q" } }, (n) => object(n, "p", (i) => i)],
  [
    "propertyNames with an enum",
    1000,
    { propertyNames: { enum: list(30, (i) => `q${i}`) } },
    (n) => object(n, "p", (i) => i),
  ],
  [
    "a tree",
    1000,
    { type: "object", properties: { a: { $ref: "#" } }, required: ["b"] },
    (n) => nested(n, 1, (a) => ({ a })),
  ],
  [
    "a tree with alternatives",
    500,
    { anyOf: [{ type: "object", properties: { a: { $ref: "#" } }, required: ["b"] }, { type: "array" }] },
    (n) => nested(n, 1, (a) => ({ a })),
  ],
  [
    "a tree of arrays with two choices",
    300,
    { anyOf: [{ items: { $ref: "#" } }, { items: { $ref: "#" }, minItems: 2 }], not: { const: 1 } },
    (n) => nested(n, 1, (a) => [a]),
  ],
  [
    "a tree, closed",
    4000,
    {
      anyOf: [{ properties: { a: { $ref: "#" } } }, { properties: { b: { $ref: "#" } } }],
      unevaluatedProperties: false,
    },
    (n) => nested(n, { c: 1 }, (a) => ({ a })),
  ],
  [
    "a tree with conditions",
    500,
    { if: { required: ["a"] }, then: { properties: { a: { $ref: "#" } } }, else: { required: ["b"] } },
    (n) => nested(n, {}, (a) => ({ a })),
  ],
  [
    "a list of rows of which one is wrong",
    2000,
    { items: { properties: { a: { type: "number" } }, required: ["a"] } },
    (n) => [...list(n, (i) => ({ a: i })), { a: "x" }],
  ],
  ["a long text", 50_000, { maxLength: 5, pattern: "^b", enum: ["abc"] }, (n) => "a".repeat(n)],
  [
    "a text with many names",
    500,
    { $ref: "#/$defs/a", $defs: { a: { enum: list(50, (i) => `name${i}`) } } },
    (n) => "n".repeat(n),
  ],
  [
    "a value that differs from a constant in many places",
    1000,
    { const: object(1000, "p", (i) => [i]) },
    (n) => object(n, "p", () => [-1]),
  ],
  [
    "a list with a discriminator",
    1000,
    {
      items: {
        oneOf: [
          { properties: { kind: { const: "a" } }, required: ["kind"] },
          { properties: { kind: { const: "b" } }, required: ["kind"] },
        ],
      },
    },
    (n) => list(n, () => ({ kind: "c" })),
  ],
  [
    "doubtful conditions",
    500,
    { items: { required: ["kind"], if: { properties: { kind: { const: 1 } } }, then: { required: ["b"] } } },
    (n) => list(n, () => ({})),
  ],
  ["dependentRequired", 500, { items: { dependentRequired: { a: ["b", "c"] } } }, (n) => list(n, () => ({ a: 1 }))],
  ["custom messages", 500, { items: { required: ["a"], errorMessage: "no {actual}" } }, (n) => list(n, () => ({}))],
];

const rows = (prefix: string, of: readonly Row[]): readonly Family[] =>
  of.map(([name, size, schema, value]) => ({
    name: `${prefix}: ${name}`,
    size,
    schema,
    value: typeof value === "function" ? (value as Family["value"]) : () => value,
  }));

export const families: readonly Family[] = [
  ...rows("deep", deepSchemas),
  ...rows("wide", wideSchemas),
  ...values.map(([name, size, schema, value]): Family => ({
    name: `value: ${name}`,
    size,
    schema: () => schema,
    value,
  })),
];
