// Where other validators differ from the specification. Each row has an example that a test repeats, so that a row goes
// when the fault does, and says which questions the fault may touch, so that no time is spent on it twice.
import type { DialectName } from "../generate/languages.js";
import { isObject, type Json, type JsonObject } from "../json.js";

/** A way in which a peer is known to be wrong. */
export interface Fault {
  /** The npm package that is wrong. */
  readonly peer: string;
  /** The dialects in which it is. */
  readonly dialects: readonly DialectName[];
  readonly schema: Json;
  readonly instance: Json;
  /** The right verdict; the peer says the opposite. */
  readonly valid: boolean;
  /** What it gets wrong, and the paragraph that decides. */
  readonly why: string;
  /** Whether a schema may be touched: then the peer is not asked. */
  readonly touches: (schema: Json) => boolean;
}

/** Whether an object within a value passes a test, the value itself among them. */
function anywhere(json: Json, passes: (object: JsonObject) => boolean): boolean {
  if (isObject(json) && passes(json)) return true;
  if (typeof json !== "object" || json === null) return false;
  return Object.values(json).some((part) => anywhere(part, passes));
}

/** Whether a name stands anywhere; as it does not matter where, some schemas are passed over for nothing. */
const has =
  (...names: readonly string[]) =>
  (schema: Json): boolean =>
    names.every((name) => anywhere(schema, (object) => Object.hasOwn(object, name)));

const beside =
  (...names: readonly string[]) =>
  (schema: Json): boolean =>
    anywhere(schema, (object) => names.every((name) => Object.hasOwn(object, name)));

/** How often a name stands in a schema. */
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

/** Whether some list asks for the property with the empty name. */
const asksForNoName = (schema: Json): boolean =>
  anywhere(schema, (object) => Object.values(object).some((each) => Array.isArray(each) && each.includes("")));

const old: readonly DialectName[] = ["draft-04", "draft-06", "draft-07"];
const modern: readonly DialectName[] = ["2019-09", "2020-12"];
const decimal = "numbers are decimal and of any precision (2020-12 core, 4.2.1 and 6.3; validation, 6.2.1)";

export const faults: readonly Fault[] = [
  {
    peer: "ajv",
    dialects: [...old, ...modern],
    schema: { enum: [{ constructor: [1] }] },
    instance: { constructor: [1] },
    valid: true,
    why: "objects are equal where their members are, whatever the names (2020-12 core, 4.2.2): two own members `constructor` are compared as if they told the classes of the objects",
    touches: has("constructor"),
  },
  {
    peer: "ajv",
    dialects: old,
    schema: { properties: { b: { $ref: "#/definitions/any", minLength: 1 } }, definitions: { any: {} } },
    instance: { b: "" },
    valid: true,
    why: "keywords beside `$ref` are ignored (draft-07 core, 8.3; draft-04, JSON Reference, 3)",
    touches: (schema) => anywhere(schema, (object) => Object.hasOwn(object, "$ref") && Object.keys(object).length > 1),
  },
  {
    peer: "ajv",
    dialects: [...old, ...modern],
    schema: { multipleOf: 0.3 },
    instance: 0.8999999999999999,
    valid: false,
    why: `a quotient that only rounding makes whole; ${decimal}`,
    touches: has("multipleOf"),
  },
  {
    peer: "ajv",
    dialects: ["2020-12"],
    schema: { prefixItems: [{ enum: [""] }], contains: {} },
    instance: [],
    valid: false,
    why: "beside `prefixItems`, `contains` holds of an empty array (2020-12 core, 10.3.1.3)",
    touches: has("prefixItems", "contains"),
  },
  {
    peer: "ajv",
    dialects: ["draft-06", "draft-07", "2019-09"],
    schema: { items: [{ enum: [""] }], contains: {} },
    instance: [],
    valid: false,
    why: "beside `items` by position, `contains` holds of an empty array (2019-09 core, 9.3.1.4)",
    touches: has("items", "contains"),
  },
  {
    peer: "ajv",
    dialects: [...old, ...modern],
    schema: { properties: JSON.parse('{ "__proto__": { "not": {} } }') as Json },
    instance: JSON.parse('{ "__proto__": 1 }') as Json,
    valid: false,
    why: "a property named `__proto__` is a property (RFC 8259, 4; 2020-12 core, 10.3.2.1)",
    touches: has("__proto__"),
  },
  {
    peer: "ajv",
    dialects: [...old, ...modern],
    schema: { required: [""] },
    instance: {},
    valid: false,
    why: "a property may be named by the empty string (RFC 8259, 4; 2020-12 validation, 6.5.3)",
    touches: (schema) => anywhere(schema, ({ required }) => Array.isArray(required) && required.includes("")),
  },
  {
    peer: "ajv",
    dialects: ["2020-12"],
    schema: { contains: {}, unevaluatedItems: false },
    instance: [0],
    valid: true,
    why: "what `contains` holds of is evaluated (2020-12 core, 10.3.1.3 and 11.2)",
    touches: has("contains", "unevaluatedItems"),
  },
  {
    peer: "ajv",
    dialects: ["2019-09"],
    schema: { items: { const: 0, $recursiveRef: "#" } },
    instance: [[]],
    valid: false,
    why: "keywords beside `$recursiveRef` count (2019-09 core, 8.2.4: a reference is an applicator like others)",
    touches: has("$recursiveRef"),
  },
  {
    peer: "ajv",
    dialects: ["2019-09"],
    schema: { contains: { pattern: "" }, unevaluatedItems: false },
    instance: [0],
    valid: false,
    why: "`contains` evaluates no items before 2020-12 (2019-09 core, 9.3.1.3 and 9.3.1.4)",
    touches: has("contains", "unevaluatedItems"),
  },
  {
    peer: "@hyperjump/json-schema",
    dialects: ["2019-09"],
    schema: { contains: { pattern: "" }, unevaluatedItems: false },
    instance: [0],
    valid: false,
    why: "`contains` evaluates no items before 2020-12 (2019-09 core, 9.3.1.3 and 9.3.1.4)",
    touches: has("contains", "unevaluatedItems"),
  },
  {
    peer: "@hyperjump/json-schema",
    dialects: [...old, ...modern],
    schema: { multipleOf: 0.1 },
    instance: -1,
    valid: true,
    why: `the remainder is compared with a small number, without its sign; ${decimal}`,
    touches: has("multipleOf"),
  },
  {
    peer: "@hyperjump/json-schema",
    dialects: modern,
    schema: { dependencies: { a: ["b"] } },
    instance: { a: 1 },
    valid: false,
    why: "a choice rather than a fault: what the meta-schema keeps of draft-07 is ignored (2020-12 validation, 6.5.4 and appendix A; the meta-schema's own comment on `dependencies`)",
    touches: has("dependencies"),
  },
  {
    peer: "@exodus/schemasafe",
    dialects: ["draft-06", "draft-07", ...modern],
    schema: { minimum: 2, exclusiveMinimum: 0 },
    instance: 1,
    valid: false,
    why: "of two bounds the first is forgotten (2020-12 validation, 6.2.4 and 6.2.5: each holds by itself)",
    touches: (schema) => beside("minimum", "exclusiveMinimum")(schema) || beside("maximum", "exclusiveMaximum")(schema),
  },
  {
    peer: "@exodus/schemasafe",
    dialects: [...old, ...modern],
    schema: { multipleOf: 0.3 },
    instance: 0.8999999999999999,
    valid: false,
    why: `a quotient that only rounding makes whole; ${decimal}`,
    touches: has("multipleOf"),
  },
  {
    peer: "@exodus/schemasafe",
    dialects: modern,
    schema: { const: [{ a: true }], unevaluatedItems: false },
    instance: [{ a: true }],
    valid: false,
    why: "`const` evaluates no items (2020-12 core, 11.2: only what the keywords named there annotate)",
    touches: (schema) => has("const")(schema) || has("enum")(schema),
  },
  {
    peer: "@cfworker/json-schema",
    dialects: ["2019-09"],
    schema: { contains: {}, unevaluatedItems: false },
    instance: [0],
    valid: false,
    why: "`contains` evaluates no items before 2020-12 (2019-09 core, 9.3.1.3 and 9.3.1.4)",
    touches: has("contains", "unevaluatedItems"),
  },
  {
    peer: "@cfworker/json-schema",
    dialects: ["2020-12"],
    schema: { $dynamicRef: "r", $defs: { r: { $id: "r", type: "integer" } } },
    instance: "0",
    valid: false,
    why: "a `$dynamicRef` that leads to no dynamic anchor is a `$ref` (2020-12 core, 8.2.3.2)",
    touches: has("$dynamicRef"),
  },
  {
    peer: "ajv",
    dialects: [...old, "2019-09"],
    schema: { dependencies: { a: [""] } },
    instance: { a: 1 },
    valid: false,
    why: "a property may be named by the empty string (RFC 8259, 4; draft-07 validation, 6.5.7)",
    touches: (schema) => has("dependencies")(schema) && asksForNoName(schema),
  },
  {
    peer: "ajv",
    dialects: modern,
    schema: { dependentRequired: { a: [""] } },
    instance: { a: 1 },
    valid: false,
    why: "a property may be named by the empty string (RFC 8259, 4; 2020-12 validation, 6.5.4)",
    touches: (schema) => has("dependentRequired")(schema) && asksForNoName(schema),
  },
  {
    peer: "ajv",
    dialects: ["2020-12"],
    schema: { properties: { a: { $dynamicRef: "#", const: null } } },
    instance: { a: [] },
    valid: false,
    why: "keywords beside `$dynamicRef` count (2020-12 core, 8.2.3: a reference is an applicator like others)",
    touches: has("$dynamicRef"),
  },
  {
    peer: "ajv",
    dialects: modern,
    schema: { if: { unevaluatedProperties: false }, then: false, unevaluatedProperties: false },
    instance: { a: 1 },
    valid: false,
    why: "what a schema evaluated that fails does not count (2020-12 core, 7.7.1.2; 2019-09 core, 7.7.1.2)",
    touches: (schema) => count("unevaluatedProperties")(schema) > 1,
  },
  {
    peer: "ajv",
    dialects: modern,
    schema: { unevaluatedItems: { maxLength: 0 }, oneOf: [{}, { unevaluatedItems: false }] },
    instance: ["a"],
    valid: false,
    why: "what a schema evaluated that fails does not count (2020-12 core, 7.7.1.2; 2019-09 core, 7.7.1.2)",
    touches: (schema) => count("unevaluatedItems")(schema) > 1,
  },
  {
    peer: "ajv",
    dialects: modern,
    schema: { if: {}, then: { items: {} }, unevaluatedItems: false },
    instance: [0, 0],
    valid: true,
    why: "what `then` evaluated counts (2020-12 core, 10.2.2.2 and 11.2; 2019-09 core, 9.2.2.2 and 9.3.1.3)",
    touches: (schema) => has("unevaluatedItems", "if")(schema),
  },
  {
    peer: "@cfworker/json-schema",
    dialects: modern,
    schema: { if: { items: {} }, then: { unevaluatedItems: false } },
    instance: [true],
    valid: false,
    why: "what `if` evaluated is not seen within `then`: only adjacent keywords and what they apply (2020-12 core, 11.2; 2019-09 core, 9.3.1.3)",
    touches: has("if", "unevaluatedItems"),
  },
  {
    peer: "@cfworker/json-schema",
    dialects: modern,
    schema: { if: { properties: { a: true } }, then: { unevaluatedProperties: false } },
    instance: { a: 1 },
    valid: false,
    why: "what `if` evaluated is not seen within `then`: only adjacent keywords and what they apply (2020-12 core, 11.3; 2019-09 core, 9.3.2.4)",
    touches: has("if", "unevaluatedProperties"),
  },
];
