// oxlint-disable typescript/no-explicit-any -- both classes take the same calls
// The option `$data`: values of keywords that are in the data.
import formats from "ajv-formats";
import type { Options } from "../../src/index.js";
import { attempt, type Row, results } from "./row.js";

const addFormats = formats as unknown as (ajv: any, options: object) => any;

/** Keywords, with values for them in the data; the last of each has a wrong type. */
const keywords: Readonly<Record<string, readonly unknown[]>> = {
  const: [1, "a", null, { a: 1 }, [1]],
  enum: [[1, 2], ["a", null], []],
  maximum: [1, 2.5, "1"],
  minimum: [1, -1, null],
  exclusiveMaximum: [2, "2"],
  exclusiveMinimum: [2, {}],
  multipleOf: [2, 0.5, "2"],
  maxLength: [2, 0, "2"],
  minLength: [2, 0, "2"],
  pattern: ["^a", "b$", 1],
  maxItems: [1, 0, "1"],
  minItems: [2, 0, null],
  uniqueItems: [true, false, "yes"],
  maxProperties: [1, 0, []],
  minProperties: [2, {}],
  required: [["a"], ["a", "b"], [], "a"],
  format: ["date", "email", 1],
};

const values = [
  1,
  2,
  3.5,
  "a",
  "ab",
  "b",
  "abc",
  "2020-01-01",
  null,
  true,
  [],
  [1],
  [1, 1],
  [1, 2],
  {},
  { a: 1 },
  { a: 1, b: 2 },
];

const options: Options = { $data: true, strict: false };

const row = (what: string, schema: object, data: readonly unknown[], more: Options = {}): Row => [
  `$data: ${what}`,
  (ajv) => attempt(() => results(addFormats(ajv, { keywords: true }).compile(schema), ...data)),
  { ...options, ...more },
];

const pointers: Readonly<Record<string, readonly [schema: object, ...data: unknown[]]>> = {
  "a pointer from the root": [
    { properties: { d: { items: { maximum: { $data: "/v" } } } } },
    { v: 1, d: [1, 2] },
    { d: [1] },
  ],
  "the name of a property": [{ additionalProperties: { const: { $data: "0#" } } }, { a: "a" }, { a: "b" }],
  "the index of an item": [{ items: { const: { $data: "0#" } } }, [0, 1, 2], [0, 0]],
  "the index of an item around the value": [
    { items: { properties: { i: { const: { $data: "1#" } } } } },
    [{ i: 0 }, { i: 1 }],
    [{ i: 1 }],
  ],
  "a part of the value": [{ const: { $data: "0/a" } }, { a: 1 }, {}, 1],
  "escaped names": [
    { properties: { a: { const: { $data: "1/b~1c~0d" } } } },
    { a: 1, "b/c~d": 1 },
    { a: 1, "b/c~d": 2 },
  ],
  "an item of an array": [
    { properties: { a: { maximum: { $data: "1/b/1" } } } },
    { a: 2, b: [3, 1] },
    { a: 2, b: [1] },
  ],
  "no pointer": [{ properties: { a: { const: { $data: "a/b" } } } }, {}],
  "another pointer that is none": [{ properties: { a: { maximum: { $data: "1#/b" } } } }, {}],
  "a pointer that is not escaped": [{ properties: { a: { maximum: { $data: "1/~2" } } } }, {}],
  alternatives: [
    {
      properties: {
        a: { allOf: [{ minimum: { $data: "1/lo" } }], anyOf: [{ maximum: { $data: "1/hi" } }, { type: "string" }] },
      },
    },
    { a: 5, lo: 1, hi: 9 },
    { a: 5, lo: 6, hi: 9 },
    { a: 10, lo: 1, hi: 9 },
    { a: 5 },
  ],
  "a reference": [
    { definitions: { d: { maximum: { $data: "1/hi" } } }, properties: { a: { $ref: "#/definitions/d" } } },
    { a: 5, hi: 1 },
    { a: 5, hi: 9 },
  ],
  "a constant that looks like it": [
    { properties: { maximum: { type: "number" }, a: { enum: [{ $data: "1/b" }] } } },
    { maximum: "", a: 1 },
    { a: { $data: "1/b" } },
  ],
  "limits of formats": [
    {
      properties: {
        a: {
          type: "string",
          format: "date",
          formatMaximum: { $data: "1/m" },
          formatExclusiveMinimum: { $data: "1/n" },
        },
      },
    },
    { a: "2020-01-02", m: "2020-01-03" },
    { a: "2020-01-04", m: "2020-01-03" },
    { a: "2020-01-04", n: "2020-01-04" },
    { a: "2020-01-04", m: 3 },
    { a: "2020-01-04" },
  ],
  "the format of a limit": [
    { properties: { a: { type: "string", format: { $data: "1/f" }, formatMaximum: "2020-01-03" } } },
    { a: "2020-01-02", f: "date" },
    { a: "2020-01-04", f: "date" },
  ],
};

const range = {
  keyword: "range",
  type: "number",
  $data: true,
  validate: ([min, max]: [number, number], data: number) => data >= min && data <= max,
};

/** Does something with an instance that has a keyword with `$data`. */
const withRange = (what: string, more: object, ...schemas: readonly object[]): Row => [
  `$data: ${what}`,
  (ajv) => {
    ajv.addKeyword({ ...range, ...more });
    return schemas.map((schema) =>
      attempt(() =>
        results(ajv.compile(schema), { a: 1, r: [1, 2] }, { a: 3, r: [1, 2] }, { a: 1 }, { a: 1, r: 5 }, { b: 3 }),
      ),
    );
  },
  options,
];

const inData = { properties: { a: { range: { $data: "1/r" } }, b: { range: [1, 2] } } };

export const rows: readonly Row[] = [
  ...Object.entries(keywords).flatMap(([keyword, found]) =>
    [true, false].map((allErrors): Row => {
      const schema = { properties: { d: { [keyword]: { $data: "1/v" } }, v: {} } };
      const data = [...found, undefined].flatMap((v) => values.map((d) => ({ d, v })));
      return row(`${keyword}, allErrors: ${allErrors}`, schema, data, { allErrors, verbose: keyword === "const" });
    }),
  ),
  ...Object.entries(pointers).map(([what, [schema, ...data]]) => row(what, schema, data, { allErrors: true })),
  row(
    "changed values",
    { properties: { hi: { default: 3 }, a: { type: "number", maximum: { $data: "1/hi" } } } },
    [{ a: "5" }],
    {
      coerceTypes: true,
      useDefaults: true,
    },
  ),
  row(
    "a strict schema",
    { type: "object", properties: { a: { type: "number", maximum: { $data: "1/b" } }, b: { type: "number" } } },
    [{ a: 1, b: 0 }],
    {
      strict: true,
    },
  ),
  row("not allowed", { properties: { a: { maximum: { $data: "1/b" } } } }, [], { $data: false }),
  row(
    "a constant without the option",
    { properties: { a: { const: { $data: "1/b" } } } },
    [{ a: 1, b: 1 }, { a: { $data: "1/b" } }],
    {
      $data: false,
    },
  ),
  row("a keyword without it", { properties: { a: { type: { $data: "1/b" } } } }, []),
  withRange("a keyword with a function", {}, inData),
  withRange("a keyword with a function and types", { schemaType: "array", errors: false }, inData, { range: 3 }),
  withRange("a keyword with a function and a schema", { metaSchema: { type: "array", minItems: 2 } }, inData),
  withRange("a keyword with a function, without the flag", { $data: false, validate: () => false }, inData),
  [
    "$data: a keyword without a function",
    (ajv) => attempt(() => ajv.addKeyword({ keyword: "x", $data: true, macro: () => ({}) })),
    options,
  ],
];
