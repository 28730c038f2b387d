// oxlint-disable typescript/no-explicit-any -- both classes take the same calls
// The uses that Ajv's README and documentation show, with schemas and values of our own.
import { type Row, results, thrown } from "./row.js";

const track = {
  type: "object",
  properties: { title: { type: "string" }, seconds: { type: "integer" } },
  required: ["title"],
  additionalProperties: false,
};
const tracks = {
  $id: "https://example.com/tracks.json",
  type: "array",
  items: { $ref: "parts.json#/definitions/seconds" },
};
const parts = {
  $id: "https://example.com/parts.json",
  definitions: { seconds: { type: "integer", minimum: 1 }, name: { type: "string" } },
};

export const rows: readonly Row[] = [
  [
    "getting started: compile",
    (ajv) =>
      results(ajv.compile(track), { title: "Blue", seconds: 200 }, { seconds: "200" }, { title: "Blue", side: "B" }),
  ],
  [
    "getting started: validate and errors",
    (ajv) => [ajv.validate(track, { seconds: 1 }), ajv.errors, ajv.errorsText()],
    { allErrors: true },
  ],
  ["getting started: strings", (ajv) => (ajv.validate({ type: "string" }, 7), ajv.errorsText())],
  [
    "schemas: a definition by $ref and $id",
    (ajv) =>
      results(
        new ajv.constructor({ schemas: [tracks, parts] }).getSchema("https://example.com/tracks.json"),
        [1, 2],
        [0],
      ),
  ],
  ["schemas: addSchema, chained", (ajv) => results(ajv.addSchema(parts).compile(tracks), [1, 0])],
  [
    "schemas: addSchema with a key",
    (ajv) => [
      ajv.addSchema(track, "track").validate("track", { title: "x" }),
      ajv.getSchema("track")({}),
      ajv.getSchema("track").errors,
    ],
  ],
  [
    "schemas: compiled on first use",
    (ajv) => {
      ajv.addSchema({ type: "object", properties: { a: { type: "number" } } }, "late");
      const first = ajv.getSchema("late");
      return [first({ a: "x" }), first === ajv.getSchema("late")];
    },
  ],
  [
    "schemas: a part of a schema",
    (ajv) => results(ajv.addSchema(parts).getSchema("https://example.com/parts.json#/definitions/name"), 1, "a"),
  ],
  [
    "schemas: a recursive schema",
    (ajv) =>
      results(
        ajv.compile({
          $id: "https://example.com/tree",
          type: "object",
          required: ["value"],
          properties: { value: { type: "number" }, children: { type: "array", items: { $ref: "#" } } },
        }),
        { value: 1, children: [{ value: 2 }, {}] },
      ),
  ],
  [
    "schemas: extended by allOf",
    (ajv) =>
      results(
        ajv.compile({
          type: "object",
          allOf: [{ properties: { a: { type: "string" } } }, { properties: { b: { type: "string" } } }],
          required: ["a", "b"],
        }),
        { a: "x", b: 1 },
      ),
  ],
  [
    "conditions: if, then, else",
    (ajv) =>
      results(
        ajv.compile({
          type: "object",
          if: { properties: { power: { minimum: 9000 } } },
          then: { required: ["disbelief"] },
          else: { required: ["confidence"] },
        }),
        { power: 10_000 },
        { power: 1 },
        { power: 1, confidence: true },
      ),
    { strict: false },
  ],
  [
    "keywords: validate",
    (ajv) => (
      ajv.addKeyword({
        keyword: "odd",
        type: "number",
        schemaType: "boolean",
        validate: (odd: boolean, n: number) => (n % 2 !== 0) === odd,
        error: { message: "parity" },
      }),
      results(ajv.compile({ odd: true }), 1, 2, "a")
    ),
  ],
  [
    "keywords: compile with a metaSchema",
    (ajv) => {
      ajv.addKeyword({
        keyword: "between",
        type: "number",
        compile:
          ([min, max]: [number, number], parent: any) =>
          (n: number) =>
            parent.open ? n > min && n < max : n >= min && n <= max,
        metaSchema: {
          type: "array",
          items: [{ type: "number" }, { type: "number" }],
          minItems: 2,
          additionalItems: false,
        },
      });
      ajv.addKeyword("open");
      return [
        results(ajv.compile({ type: "number", between: [1, 3], open: true }), 1, 2, 3),
        thrown(() => ajv.compile({ type: "number", between: [1] })),
      ];
    },
  ],
  [
    "keywords: macro",
    (ajv) => (
      ajv.addKeyword({ keyword: "even", type: "number", macro: () => ({ multipleOf: 2 }) }),
      results(ajv.compile({ even: true }), 2, 3)
    ),
  ],
  [
    "keywords: macro with a reference to itself",
    (ajv) => (
      ajv.addKeyword({
        keyword: "deepItems",
        type: "array",
        macro: (schema: object) => ({ items: { anyOf: [schema, { type: "array", deepItems: schema }] } }),
      }),
      results(ajv.compile({ type: "array", items: { type: "number" } }), [1], ["x"])
    ),
  ],
  [
    "keywords: errors of one's own",
    (ajv) => {
      const validate: any = (_: unknown, data: string) => {
        validate.errors = [{ keyword: "loud", message: `"${data}" is not loud`, params: { data } }];
        return data === data.toUpperCase();
      };
      ajv.addKeyword({ keyword: "loud", type: "string", validate, errors: true });
      return results(ajv.compile({ loud: true }), "a", "A");
    },
  ],
  [
    "keywords: instances of classes",
    (ajv) => {
      const classes: any = { Date, RegExp };
      ajv.addKeyword({
        keyword: "isA",
        schemaType: "string",
        compile: (name: string) => (data: unknown) => data instanceof classes[name],
      });
      return [ajv.compile({ isA: "RegExp" })(/a/), ajv.compile({ isA: "Date" })(/a/)];
    },
  ],
  ["keywords: an annotation", (ajv) => (ajv.addKeyword("hint"), ajv.compile({ hint: "x", type: "string" })("a"))],
  [
    "formats: an expression and a function",
    (ajv) => (
      ajv.addFormat("sku", /^[A-Z]{2}\d+$/).addFormat("even-length", (text: string) => text.length % 2 === 0),
      results(
        ajv.compile({
          type: "object",
          properties: { a: { type: "string", format: "sku" }, b: { type: "string", format: "even-length" } },
        }),
        { a: "AB1", b: "ab" },
        { a: "x", b: "abc" },
      )
    ),
    { allErrors: true },
  ],
  [
    "formats: numbers",
    (ajv) => (
      ajv.addFormat("byte", { type: "number", validate: (n: number) => Number.isInteger(n) && n >= 0 && n < 256 }),
      results(ajv.compile({ type: "number", format: "byte" }), 255, 256)
    ),
  ],
  [
    "changes: additional properties",
    (ajv) => {
      const data = { title: "a", side: "B", more: { x: 1 } };
      return [ajv.validate(track, data), data];
    },
    { removeAdditional: true },
  ],
  [
    "changes: defaults",
    (ajv) => {
      const data: any = { a: 1 };
      return [
        ajv.validate(
          {
            type: "object",
            properties: { a: { type: "number" }, b: { type: "string", default: "c" } },
            required: ["a", "b"],
          },
          data,
        ),
        data,
      ];
    },
    { useDefaults: true },
  ],
  [
    "changes: types",
    (ajv) => {
      const data: any = { n: "1", b: "false", s: 5 };
      return [
        ajv.validate(
          { type: "object", properties: { n: { type: "number" }, b: { type: "boolean" }, s: { type: "string" } } },
          data,
        ),
        data,
      ];
    },
    { coerceTypes: true },
  ],
  [
    "changes: to arrays",
    (ajv) => {
      const data: any = { n: "1", list: false };
      return [
        ajv.validate(
          {
            type: "object",
            properties: { n: { type: "number" }, list: { type: "array", items: { type: "boolean" } } },
          },
          data,
        ),
        data,
      ];
    },
    { coerceTypes: "array" },
  ],
  [
    "errors: each keyword's params",
    (ajv) => (
      ajv.validate(track, { title: 1, seconds: 1.5, side: "B" }),
      ajv.errors.map((each: any) => [each.keyword, each.params, each.schemaPath])
    ),
    { allErrors: true },
  ],
  ["errors: reported with the value", (ajv) => (ajv.validate(track, { title: 1 }), ajv.errors), { verbose: true }],
  ["strict mode: a mistyped keyword", (ajv) => thrown(() => ajv.compile({ type: "object", propertis: {} }))],
  [
    "strict mode: an allowed keyword",
    (ajv) => (ajv.addVocabulary(["x-one", "x-two"]), ajv.compile({ "x-one": 1, "x-two": 2, type: "number" })(1)),
  ],
  [
    "strict mode: ignored additionalItems, if, then",
    (ajv) =>
      [{ type: "array", additionalItems: false }, { if: { type: "string" } }, { then: {} }].map((schema) =>
        thrown(() => ajv.compile(schema)),
      ),
  ],
  [
    "strict mode: union types",
    (ajv) =>
      [
        { type: ["string", "number"], minimum: 0 },
        { type: ["object", "null"], properties: {} },
      ].map((schema) => thrown(() => ajv.compile(schema))),
    { strictTypes: true },
  ],
  [
    "strict mode: types that contradict",
    (ajv) => thrown(() => ajv.compile({ type: "object", anyOf: [{ type: "array" }] })),
    { strictTypes: true },
  ],
  [
    "strict mode: tuples",
    (ajv) =>
      [
        { type: "array", items: [{ type: "number" }] },
        { type: "array", items: [{ type: "number" }], minItems: 1, additionalItems: false },
      ].map((schema) => thrown(() => ajv.compile(schema))),
    { strictTuples: true },
  ],
  [
    "strict mode: required",
    (ajv) =>
      [
        { type: "object", properties: { a: {} }, required: ["a", "b"] },
        { type: "object", properties: { a: {} }, required: ["a"] },
      ].map((schema) => thrown(() => ajv.compile(schema))),
    { strictRequired: true },
  ],
  [
    "discriminator",
    (ajv) =>
      results(
        ajv.compile({
          type: "object",
          discriminator: { propertyName: "kind" },
          required: ["kind"],
          oneOf: [
            { properties: { kind: { const: "a" }, x: { type: "string" } }, required: ["x"] },
            { properties: { kind: { enum: ["b", "c"] }, y: { type: "string" } }, required: ["y"] },
          ],
        }),
        { kind: "a", x: "x" },
        { kind: "c" },
        { kind: "d" },
        { kind: 1 },
      ),
    { discriminator: true },
  ],
  [
    "nullable",
    (ajv) =>
      results(
        ajv.compile({ type: "object", properties: { a: { type: "number", nullable: true } } }),
        { a: null },
        { a: "x" },
      ),
  ],
  ["a schema's own meta-schema", (ajv) => [ajv.validateSchema({ type: "object", properties: [] }), ajv.errors]],
  [
    "the context of a caller",
    (ajv) => {
      const validate = ajv.compile({ type: "string" });
      const parent = { a: 1 };
      return [
        validate(parent.a, { instancePath: "/a", parentData: parent, parentDataProperty: "a", rootData: parent }),
        validate.errors,
      ];
    },
  ],
];
