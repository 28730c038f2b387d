// Known faults of other validators. A test repeats the example of each row, so that rows of corrected faults are found. Schemas
// that a fault may affect are not compared.
import type { DialectName } from "../generate/fuzz-dialects.js";
import { isObject, type Json, type JsonObject } from "../json.js";

/** A known fault of a peer. */
export interface Fault {
  /** The npm package. */
  readonly peer: string;
  /** The dialects with the fault. */
  readonly dialects: readonly DialectName[];
  readonly schema: Json;
  readonly instance: Json;
  /** The right verdict. The peer has the opposite one. */
  readonly valid: boolean;
  /** What is right, with the paragraph of the specification. */
  readonly why: string;
  /** Whether the fault may affect a schema. Then the peer is not compared. */
  readonly affects: (schema: Json) => boolean;
}

/** Whether the value or an object in it passes a test. */
function anywhere(json: Json, passes: (object: JsonObject) => boolean): boolean {
  if (isObject(json) && passes(json)) return true;
  if (typeof json !== "object" || json === null) return false;
  return Object.values(json).some((part) => anywhere(part, passes));
}

/** Whether names occur anywhere in a schema. Some schemas are skipped without need. */
const has =
  (...names: readonly string[]) =>
  (schema: Json): boolean =>
    names.every((name) => anywhere(schema, (object) => Object.hasOwn(object, name)));

/** Whether an object in a schema has all of some names. */
const beside =
  (...names: readonly string[]) =>
  (schema: Json): boolean =>
    anywhere(schema, (object) => names.every((name) => Object.hasOwn(object, name)));

/** The number of objects with a name in a schema. */
const count =
  (name: string) =>
  (schema: Json): number => {
    let found = 0;
    anywhere(schema, (object) => {
      if (Object.hasOwn(object, name)) found++;
      return false;
    });
    return found;
  };

/** Whether an array in a schema has the empty name. */
const hasEmptyName = (schema: Json): boolean =>
  anywhere(schema, (object) => Object.values(object).some((each) => Array.isArray(each) && each.includes("")));

const old: readonly DialectName[] = ["draft-04", "draft-06", "draft-07"];
const modern: readonly DialectName[] = ["2019-09", "2020-12"];
const decimal = "numbers are decimal and of any precision (2020-12 core, 4.2.1 and 6.3; validation, 6.2.1)";

export const faults: readonly Fault[] = [
  {
    peer: "ajv",
    dialects: [...old, ...modern],
    schema: { uniqueItems: true },
    instance: [{ constructor: [1] }, { constructor: [1] }],
    valid: false,
    why: "objects are equal if their properties are, whatever the names (2020-12 core, 4.2.2)",
    affects: has("uniqueItems"),
  },
  {
    peer: "ajv",
    dialects: [...old, ...modern],
    schema: { enum: [{ constructor: [1] }] },
    instance: { constructor: [1] },
    valid: true,
    why: "objects are equal if their properties are, whatever the names (2020-12 core, 4.2.2): two own properties `constructor` are compared as if they were the classes of the objects",
    affects: has("constructor"),
  },
  {
    peer: "ajv",
    dialects: old,
    schema: { properties: { b: { $ref: "#/definitions/any", minLength: 1 } }, definitions: { any: {} } },
    instance: { b: "" },
    valid: true,
    why: "keywords beside `$ref` are ignored (draft-07 core, 8.3; draft-04, JSON Reference, 3)",
    affects: (schema) => anywhere(schema, (object) => Object.hasOwn(object, "$ref") && Object.keys(object).length > 1),
  },
  {
    peer: "ajv",
    dialects: [...old, ...modern],
    schema: { multipleOf: 0.3 },
    instance: 0.8999999999999999,
    valid: false,
    why: `a quotient is whole only after rounding; ${decimal}`,
    affects: has("multipleOf"),
  },
  {
    peer: "ajv",
    dialects: ["2020-12"],
    schema: { prefixItems: [{ enum: [""] }], contains: {} },
    instance: [],
    valid: false,
    why: "beside `prefixItems`, `contains` is valid for an empty array (2020-12 core, 10.3.1.3)",
    affects: has("prefixItems", "contains"),
  },
  {
    peer: "ajv",
    dialects: ["draft-06", "draft-07", "2019-09"],
    schema: { items: [{ enum: [""] }], contains: {} },
    instance: [],
    valid: false,
    why: "beside `items` by position, `contains` is valid for an empty array (2019-09 core, 9.3.1.4)",
    affects: has("items", "contains"),
  },
  {
    peer: "ajv",
    dialects: [...old, ...modern],
    schema: { properties: JSON.parse('{ "__proto__": { "not": {} } }') as Json },
    instance: JSON.parse('{ "__proto__": 1 }') as Json,
    valid: false,
    why: "a property named `__proto__` is a property (RFC 8259, 4; 2020-12 core, 10.3.2.1)",
    affects: has("__proto__"),
  },
  {
    peer: "ajv",
    dialects: [...old, ...modern],
    schema: { required: [""] },
    instance: {},
    valid: false,
    why: "a property may be named by the empty string (RFC 8259, 4; 2020-12 validation, 6.5.3)",
    affects: (schema) => anywhere(schema, ({ required }) => Array.isArray(required) && required.includes("")),
  },
  {
    peer: "ajv",
    dialects: ["2020-12"],
    schema: { contains: {}, unevaluatedItems: false },
    instance: [0],
    valid: true,
    why: "items that match `contains` are evaluated (2020-12 core, 10.3.1.3 and 11.2)",
    affects: has("contains", "unevaluatedItems"),
  },
  {
    peer: "ajv",
    dialects: ["2019-09"],
    schema: { items: { const: 0, $recursiveRef: "#" } },
    instance: [[]],
    valid: false,
    why: "keywords beside `$recursiveRef` count (2019-09 core, 8.2.4: a reference is an applicator like others)",
    affects: has("$recursiveRef"),
  },
  {
    peer: "ajv",
    dialects: ["2019-09"],
    schema: { contains: { pattern: "" }, unevaluatedItems: false },
    instance: [0],
    valid: false,
    why: "`contains` evaluates no items before 2020-12 (2019-09 core, 9.3.1.3 and 9.3.1.4)",
    affects: has("contains", "unevaluatedItems"),
  },
  {
    peer: "@hyperjump/json-schema",
    dialects: ["2019-09"],
    schema: { contains: { pattern: "" }, unevaluatedItems: false },
    instance: [0],
    valid: false,
    why: "`contains` evaluates no items before 2020-12 (2019-09 core, 9.3.1.3 and 9.3.1.4)",
    affects: has("contains", "unevaluatedItems"),
  },
  {
    peer: "@hyperjump/json-schema",
    dialects: [...old, ...modern],
    schema: { multipleOf: 0.1 },
    instance: -1,
    valid: true,
    why: `the remainder is compared with a small number, without its sign; ${decimal}`,
    affects: has("multipleOf"),
  },
  {
    peer: "@hyperjump/json-schema",
    dialects: [...old, ...modern],
    schema: { patternProperties: { "": {} }, additionalProperties: false },
    instance: { a: 1 },
    valid: true,
    why: "the empty pattern matches every name (2020-12 core, 6.4 and 10.3.2.3); alone, it is taken for no pattern",
    affects: (schema) => anywhere(schema, (object) => Object.hasOwn(object, "")) && has("additionalProperties")(schema),
  },
  {
    peer: "@hyperjump/json-schema",
    dialects: modern,
    schema: { dependencies: { a: ["b"] } },
    instance: { a: 1 },
    valid: false,
    why: "a choice rather than a fault: keywords of draft-07 that the meta-schema keeps are ignored (2020-12 validation, 6.5.4 and appendix A; the meta-schema's own comment on `dependencies`)",
    affects: has("dependencies"),
  },
  {
    peer: "@exodus/schemasafe",
    dialects: ["draft-06", "draft-07", ...modern],
    schema: { minimum: 2, exclusiveMinimum: 0 },
    instance: 1,
    valid: false,
    why: "the first of two bounds is ignored (2020-12 validation, 6.2.4 and 6.2.5: each holds by itself)",
    affects: (schema) => beside("minimum", "exclusiveMinimum")(schema) || beside("maximum", "exclusiveMaximum")(schema),
  },
  {
    peer: "@exodus/schemasafe",
    dialects: [...old, ...modern],
    schema: { multipleOf: 0.3 },
    instance: 0.8999999999999999,
    valid: false,
    why: `a quotient is whole only after rounding; ${decimal}`,
    affects: has("multipleOf"),
  },
  {
    peer: "@exodus/schemasafe",
    dialects: modern,
    schema: { const: [{ a: true }], unevaluatedItems: false },
    instance: [{ a: true }],
    valid: false,
    why: "`const` evaluates no items (2020-12 core, 11.2: only what the keywords named there annotate)",
    affects: (schema) => has("const")(schema) || has("enum")(schema),
  },
  {
    peer: "@exodus/schemasafe",
    dialects: ["draft-04"],
    schema: { type: ["object", "number"], allOf: [{ type: ["object", "integer"] }] },
    instance: 0,
    valid: true,
    why: "0 is a number and an integer (draft-04 core, 3.5)",
    affects: (schema) => count("type")(schema) > 1,
  },
  {
    peer: "@cfworker/json-schema",
    dialects: ["2019-09"],
    schema: { contains: {}, unevaluatedItems: false },
    instance: [0],
    valid: false,
    why: "`contains` evaluates no items before 2020-12 (2019-09 core, 9.3.1.3 and 9.3.1.4)",
    affects: has("contains", "unevaluatedItems"),
  },
  {
    peer: "@cfworker/json-schema",
    dialects: ["2020-12"],
    schema: { $dynamicRef: "r", $defs: { r: { $id: "r", type: "integer" } } },
    instance: "0",
    valid: false,
    why: "a `$dynamicRef` without a dynamic anchor is a `$ref` (2020-12 core, 8.2.3.2)",
    affects: has("$dynamicRef"),
  },
  {
    peer: "ajv",
    dialects: [...old, ...modern],
    schema: { dependencies: { a: [""] } },
    instance: { a: 1 },
    valid: false,
    why: "a property may be named by the empty string (RFC 8259, 4; draft-07 validation, 6.5.7)",
    affects: (schema) => has("dependencies")(schema) && hasEmptyName(schema),
  },
  {
    peer: "ajv",
    dialects: modern,
    schema: { dependentRequired: { a: [""] } },
    instance: { a: 1 },
    valid: false,
    why: "a property may be named by the empty string (RFC 8259, 4; 2020-12 validation, 6.5.4)",
    affects: (schema) => has("dependentRequired")(schema) && hasEmptyName(schema),
  },
  {
    peer: "ajv",
    dialects: ["2020-12"],
    schema: { properties: { a: { $dynamicRef: "#", const: null } } },
    instance: { a: [] },
    valid: false,
    why: "keywords beside `$dynamicRef` count (2020-12 core, 8.2.3: a reference is an applicator like others)",
    affects: has("$dynamicRef"),
  },
  {
    peer: "ajv",
    dialects: modern,
    schema: { if: { unevaluatedProperties: false }, then: false, unevaluatedProperties: false },
    instance: { a: 1 },
    valid: false,
    why: "a schema that fails evaluates nothing (2020-12 core, 7.7.1.2; 2019-09 core, 7.7.1.2)",
    affects: (schema) => count("unevaluatedProperties")(schema) > 1,
  },
  {
    peer: "ajv",
    dialects: modern,
    schema: { unevaluatedItems: { maxLength: 0 }, oneOf: [{}, { unevaluatedItems: false }] },
    instance: ["a"],
    valid: false,
    why: "a schema that fails evaluates nothing (2020-12 core, 7.7.1.2; 2019-09 core, 7.7.1.2)",
    affects: (schema) => count("unevaluatedItems")(schema) > 1,
  },
  {
    peer: "ajv",
    dialects: modern,
    schema: { if: {}, then: { items: {} }, unevaluatedItems: false },
    instance: [0, 0],
    valid: true,
    why: "`then` evaluates (2020-12 core, 10.2.2.2 and 11.2; 2019-09 core, 9.2.2.2 and 9.3.1.3)",
    affects: (schema) => has("unevaluatedItems", "if")(schema),
  },
  {
    peer: "ajv",
    dialects: modern,
    schema: { anyOf: [{ items: {} }], unevaluatedItems: false },
    instance: [0, 0],
    valid: true,
    why: "`items` evaluates all items, whatever applies it in place (2020-12 core, 10.3.1.2 and 11.2; 2019-09 core, 9.3.1.1 and 9.3.1.3)",
    affects: (schema) => has("unevaluatedItems")(schema) && ["anyOf", "oneOf", "if"].some((name) => has(name)(schema)),
  },
  {
    peer: "ajv",
    dialects: modern,
    schema: {
      anyOf: [{}, { anyOf: [{ additionalProperties: {} }], oneOf: [{}, {}] }],
      unevaluatedProperties: false,
    },
    instance: { b: true },
    valid: false,
    why: "a schema that fails evaluates nothing (2020-12 core, 7.7.1.2; 2019-09 core, 7.7.1.2)",
    affects: (schema) =>
      has("unevaluatedProperties", "additionalProperties")(schema) &&
      count("anyOf")(schema) + count("oneOf")(schema) + count("if")(schema) > 1,
  },
  {
    peer: "ajv",
    dialects: modern,
    schema: { unevaluatedProperties: { unevaluatedItems: false, $ref: "#" } },
    instance: { a: [0] },
    valid: false,
    why: "no keyword evaluates the items: the schema that `$ref` leads to is about objects (2020-12 core, 11.2; 2019-09 core, 9.3.1.3)",
    affects: has("unevaluatedProperties", "unevaluatedItems", "$ref"),
  },
  {
    peer: "ajv",
    dialects: modern,
    schema: { unevaluatedProperties: false, patternProperties: { b$: {} } },
    instance: JSON.parse('{ "__proto__": "" }') as Json,
    valid: false,
    why: "`__proto__` is a name like any other, and no keyword evaluates that property (2020-12 core, 11.3)",
    affects: has("unevaluatedProperties", "patternProperties"),
  },
  {
    peer: "ajv",
    dialects: ["draft-06", "draft-07", ...modern],
    schema: { items: { contains: { type: "object" } } },
    instance: [[{}], []],
    valid: false,
    why: "an empty array contains nothing (2020-12 core, 10.3.1.3), also after one that does",
    affects: (schema) => count("contains")(schema) > (isObject(schema) && Object.hasOwn(schema, "contains") ? 1 : 0),
  },
  {
    peer: "@cfworker/json-schema",
    dialects: modern,
    schema: { if: { items: {} }, then: { unevaluatedItems: false } },
    instance: [true],
    valid: false,
    why: "what `if` evaluates is not evaluated within `then`: only adjacent keywords and their subschemas count (2020-12 core, 11.2; 2019-09 core, 9.3.1.3)",
    affects: has("if", "unevaluatedItems"),
  },
  {
    peer: "@cfworker/json-schema",
    dialects: modern,
    schema: { if: { properties: { a: true } }, then: { unevaluatedProperties: false } },
    instance: { a: 1 },
    valid: false,
    why: "what `if` evaluates is not evaluated within `then`: only adjacent keywords and their subschemas count (2020-12 core, 11.3; 2019-09 core, 9.3.2.4)",
    affects: has("if", "unevaluatedProperties"),
  },
];
