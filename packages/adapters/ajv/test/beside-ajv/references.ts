// oxlint-disable typescript/no-explicit-any -- both classes take the same calls
// References to values that are no schemas. Ajv takes the names in them for unknown keywords.
import type { Options } from "../../src/index.js";
import { attempt, type Row, results } from "./row.js";

const text = { type: "string" };

const targets: Readonly<Record<string, unknown>> = {
  "an array of schemas": [text, { type: "number" }],
  "an array with a reference": [{ $ref: "#/definitions/text" }],
  "an empty array": [],
  "a text": "abc",
  "an empty text": "",
  "a number": 5,
  null: null,
  true: true,
  false: false,
  "an object with an unknown keyword": { unknown: 1 },
  "an object of schemas": { a: text, b: text },
};

/** Schemas that refer to a value where no schema is. */
const places: Readonly<Record<string, (target: unknown) => object>> = {
  "in a default": (target) => ({ default: target, allOf: [{ $ref: "#/default" }] }),
  "in an example": (target) => ({ type: "object", examples: [target], properties: { a: { $ref: "#/examples/0" } } }),
  "in a negation": (target) => ({ enum: [1, target], not: { $ref: "#/enum/1" } }),
  "in a resource": (target) => ({
    definitions: { inner: { $id: "https://example.com/inner", default: target, allOf: [{ $ref: "#/default" }] } },
    $ref: "https://example.com/inner",
  }),
};

const settings: Readonly<Record<string, Options>> = {
  strict: {},
  "strict, logging": { strict: "log" },
  "not strict": { strict: false },
  "not strict, without inlining": { strict: false, inlineRefs: false },
};

const values = ["a", 1, null, [1], { a: 1 }, { a: "b" }];
const definitions = { text };

const tuple = { type: "array", items: [text, { type: "number" }], minItems: 2, additionalItems: false };
const list = { $id: "https://example.com/list", definitions, default: [text], examples: [1] };
const both = (ajv: any, schema: unknown): unknown => attempt(() => results(ajv.compile(schema), ...values, ["a", 1]));

/** References into keywords, from the schema itself. */
const within: Readonly<Record<string, object>> = {
  "an item of a tuple": { ...tuple, contains: { $ref: "#/items/1" } },
  "the items of a tuple": { ...tuple, contains: { $ref: "#/items" } },
  "the schemas of allOf": { allOf: [text], not: { $ref: "#/allOf" } },
  "a list of names": { type: "object", required: ["a"], properties: { a: { $ref: "#/required" } } },
  "a name": { type: "object", required: ["a"], properties: { a: { $ref: "#/required/0" } } },
  "a type": { type: "object", properties: { a: { $ref: "#/type" } } },
  "a limit": { type: "object", properties: { a: { $ref: "#/minProperties" } }, minProperties: 1 },
  "all definitions": { definitions: { a: text }, $ref: "#/definitions" },
  "additionalProperties: false": {
    type: "object",
    properties: { a: { $ref: "#/additionalProperties" } },
    additionalProperties: false,
  },
  "names that a property depends on": { dependencies: { a: ["b"] }, $ref: "#/dependencies/a" },
  nothing: { definitions: { a: [text] }, $ref: "#/definitions/a/3" },
};

export const rows: readonly Row[] = [
  ...Object.entries(settings).flatMap(([setting, options]) => [
    ...Object.entries(targets).flatMap(([target, value]) =>
      Object.entries(places).map(([place, schemaWith]): Row => [
        `${setting}: a reference to ${target} ${place}`,
        (ajv) => both(ajv, { definitions, ...schemaWith(value) }),
        options,
      ]),
    ),
    ...Object.entries(within).map(([what, schema]): Row => [
      `${setting}: a reference to ${what}`,
      (ajv) => both(ajv, schema),
      options,
    ]),
  ]),
  [
    "a reference to an array in another document",
    (ajv) => both(ajv.addSchema(list), { $ref: "https://example.com/list#/default" }),
    { strict: false },
  ],
  [
    "a reference to an array in a document with a fragment as key",
    (ajv) => both(ajv.addSchema({ default: [text], allOf: [{ $ref: "#/default" }] }, "#/c/A"), { $ref: "#/c/A" }),
    { strict: false },
  ],
  [
    "a reference to an array, then references to schemas at the same place",
    (ajv) => [
      both(ajv, { default: [text], allOf: [{ $ref: "#/default" }] }),
      both(ajv, { default: text, allOf: [{ $ref: "#/default" }] }),
      both(ajv, { default: false, allOf: [{ $ref: "#/default" }] }),
      both(ajv, { allOf: [{ $ref: "#/default" }] }),
    ],
    { strict: false },
  ],
  [
    "a reference to an array, and defaults",
    (ajv) => {
      const value = {};
      const schema = { type: "object", default: [], properties: { a: { default: 1, $ref: "#/default" } } };
      return [ajv.validate(schema, value), value];
    },
    { strict: false, useDefaults: true },
  ],
  [
    "getSchema of what is no schema",
    (ajv) =>
      ["default", "default/0", "examples/0", "definitions", "definitions/text"].map((at) =>
        attempt(() => results(ajv.addSchema(list, at).getSchema(`${at}#/${at}`), "a", 1)),
      ),
    { strict: false },
  ],
  [
    "compileAsync with references to values that are no schemas",
    async (ajv) => {
      const loaded: string[] = [];
      ajv.opts.loadSchema = async (uri: string) => (loaded.push(uri), { ...list, $id: uri });
      const compiled = async ($ref: string): Promise<unknown> =>
        ajv.compileAsync({ $ref }).then(
          (validate: any) => results(validate, "a", 1),
          (error: Error) => [error.constructor.name, error.message],
        );
      return [
        await compiled("https://example.com/one#/default"),
        await compiled("https://example.com/one#/examples/0"),
        await compiled("https://example.com/two#/definitions/text"),
        await compiled("https://example.com/two#/definitions/none"),
        loaded,
      ];
    },
    { strict: false },
  ],
];
