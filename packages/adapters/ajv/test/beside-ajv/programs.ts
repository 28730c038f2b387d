// oxlint-disable typescript/no-explicit-any -- both classes take the same calls
// Small programs, as users write them.
import type { Options } from "../../src/index.js";
import { results, type Row } from "./row.js";

const thrown = (action: () => unknown): unknown => {
  try {
    return action();
  } catch (error: any) {
    return [error.name, error.message];
  }
};

const person = {
  type: "object",
  properties: {
    name: { type: "string", minLength: 2 },
    age: { type: "integer", minimum: 0 },
    tags: { type: "array", items: { type: "string" }, uniqueItems: true },
  },
  required: ["name", "age"],
  additionalProperties: false,
};
const range = {
  keyword: "range",
  type: "number",
  compile: ([min, max]: any, parent: any) =>
    parent.exclusiveRange === true ? (d: any) => d > min && d < max : (d: any) => d >= min && d <= max,
  metaSchema: { type: "array", items: [{ type: "number" }, { type: "number" }], minItems: 2, additionalItems: false },
  errors: false,
};

/** Adds keywords that note when they are called. */
const order = (ajv: any): [string[], (keyword: string, more?: object) => void] => {
  const seen: string[] = [];
  const add = (keyword: string, more?: object): void =>
    ajv.addKeyword({
      keyword,
      ...more,
      validate(schema: any) {
        seen.push(keyword + schema);
        return true;
      },
    });
  return [seen, add];
};

/** The verdicts and values of a schema that changes them, with the values in another one. */
const changing = (options: Options, schema: object, ...values: readonly unknown[]): [Row[1], Options] => [
  (ajv) => {
    const validate = ajv.compile(schema);
    return values.map((value) => {
      const parentData = { r: structuredClone(value) };
      const context = { parentData, parentDataProperty: "r", rootData: parentData, instancePath: "" };
      return [validate(parentData.r, context), parentData, validate.errors];
    });
  },
  options,
];

export const rows: readonly Row[] = [
  [
    "errorsText of several",
    (ajv) => {
      const v = ajv.compile(person);
      v({ name: "a", age: -1, x: 1 });
      return [
        ajv.errorsText(v.errors),
        ajv.errorsText(v.errors, { separator: "\n" }),
        ajv.errorsText(v.errors, { dataVar: "user" }),
        ajv.errorsText(),
      ];
    },
    { allErrors: true },
  ],
  [
    "errorsText of odd",
    (ajv) => [
      ajv.errorsText(null),
      ajv.errorsText([]),
      ajv.errorsText(undefined),
      ajv.errorsText([{ instancePath: "/a", message: "m" }]),
      ajv.errorsText([{}]),
    ],
  ],
  [
    "errorsText with messages false",
    (ajv) => {
      ajv.validate(person, {});
      return ajv.errorsText();
    },
    { messages: false },
  ],
  [
    "errorsText after validate valid",
    (ajv) => {
      ajv.validate(person, {});
      const x = ajv.errorsText();
      ajv.validate(person, { name: "ab", age: 1 });
      return [x, ajv.errorsText(), ajv.errors];
    },
  ],
  ["same object compiled twice", (ajv) => ajv.compile(person) === ajv.compile(person)],
  [
    "same id twice",
    (ajv) => {
      ajv.compile({ $id: "a", type: "string" });
      return thrown(() => ajv.compile({ $id: "a", type: "number" }));
    },
  ],
  [
    "same id equal content",
    (ajv) => {
      ajv.compile({ $id: "a", type: "string" });
      return thrown(() => ajv.compile({ $id: "a", type: "string" })("x"));
    },
  ],
  [
    "same id addUsedSchema false",
    (ajv) => {
      ajv.compile({ $id: "a", type: "string" });
      return thrown(() => ajv.compile({ $id: "a", type: "number" })(1));
    },
    { addUsedSchema: false },
  ],
  [
    "schemas option array",
    (ajv) => [ajv.validate("p", {}), ajv.errors, ajv.validate("q", 1)],
    {
      schemas: [
        { $id: "p", ...person },
        { $id: "q", type: "string" },
      ],
    },
  ],
  [
    "schemas refer to one another",
    (ajv) => {
      ajv.addSchema([
        { $id: "http://x/a.json", type: "object", properties: { b: { $ref: "b.json#/definitions/n" } } },
        { $id: "http://x/b.json", definitions: { n: { type: "number" } } },
      ]);
      return results(ajv.getSchema("http://x/a.json"), { b: 1 }, { b: "1" });
    },
  ],
  [
    "getSchema of a fragment",
    (ajv) => {
      ajv.addSchema({ $id: "http://x/b.json", definitions: { n: { type: "number" } } });
      const v = ajv.getSchema("http://x/b.json#/definitions/n");
      return [...results(v, 1, "1"), v.schema];
    },
  ],
  [
    "getSchema of a fragment of a key",
    (ajv) => {
      ajv.addSchema({ definitions: { n: { type: "number" } } }, "k");
      return thrown(() => results(ajv.getSchema("k#/definitions/n"), 1, "1"));
    },
  ],
  [
    "getSchema of nothing",
    (ajv) => [ajv.getSchema("nothing"), thrown(() => ajv.validate("nothing", 1)), thrown(() => ajv.getSchema(""))],
  ],
  [
    "getSchema of a missing fragment",
    (ajv) => {
      ajv.addSchema({ $id: "http://x/b.json", definitions: { n: { type: "number" } } });
      return thrown(() => ajv.getSchema("http://x/b.json#/definitions/m"));
    },
  ],
  [
    "getSchema of an anchor",
    (ajv) => {
      ajv.addSchema({ $id: "http://x/c.json", definitions: { n: { $id: "#n", type: "number" } } });
      return thrown(() => results(ajv.getSchema("http://x/c.json#n"), 1, "x"));
    },
  ],
  [
    "getSchema of an inner id",
    (ajv) => {
      ajv.addSchema({ $id: "http://x/d.json", definitions: { n: { $id: "n.json", type: "number" } } });
      return thrown(() => results(ajv.getSchema("http://x/n.json"), 1, "x"));
    },
  ],
  [
    "removeSchema and again",
    (ajv) => {
      ajv.addSchema({ type: "string" }, "k");
      ajv.removeSchema("k");
      ajv.addSchema({ type: "number" }, "k");
      return [ajv.validate("k", 1), ajv.validate("k", "x"), ajv.errors];
    },
  ],
  [
    "removeSchema by regexp",
    (ajv) => {
      ajv.addSchema({ type: "string" }, "k1").addSchema({ type: "string" }, "k2").addSchema({ type: "string" }, "m");
      ajv.removeSchema(/^k/);
      return Object.keys(ajv.schemas);
    },
  ],
  [
    "removeSchema all",
    (ajv) => {
      ajv.addSchema({ type: "string" }, "k1");
      ajv.removeSchema();
      return [Object.keys(ajv.schemas), ajv.getSchema("k1"), !!ajv.getSchema("http://json-schema.org/draft-07/schema")];
    },
  ],
  ["removeSchema invalid", (ajv) => thrown(() => ajv.removeSchema(1))],
  ["removeSchema of a missing key", (ajv) => thrown(() => ajv.removeSchema("none") === ajv)],
  [
    "validateSchema valid and not",
    (ajv) => [
      ajv.validateSchema({ type: "string" }),
      ajv.errors,
      ajv.validateSchema({ type: "str" }),
      ajv.errors,
      ajv.errorsText(),
    ],
  ],
  [
    "validateSchema throwing",
    (ajv) => thrown(() => ajv.validateSchema({ type: 1, minLength: "a" }, true)),
    { allErrors: true },
  ],
  ["validateSchema unknown meta", (ajv) => thrown(() => ajv.validateSchema({ $schema: "http://x/meta", type: 1 }))],
  ["compile with unknown meta", (ajv) => thrown(() => ajv.compile({ $schema: "http://x/meta", type: "string" }))],
  [
    "compile with draft 2020 meta in 7",
    (ajv) => thrown(() => ajv.compile({ $schema: "https://json-schema.org/draft/2020-12/schema", type: "string" })),
  ],
  [
    "validateSchema log",
    (ajv) => thrown(() => typeof ajv.compile({ type: "string", minLength: -1 })),
    { validateSchema: "log" },
  ],
  [
    "validateSchema false",
    (ajv) => thrown(() => typeof ajv.compile({ type: "string", title: 1 })),
    { validateSchema: false },
  ],
  ["meta false", (ajv) => thrown(() => results(ajv.compile({ type: "string" }), 1)), { meta: false }],
  [
    "defaultMeta",
    (ajv) => thrown(() => results(ajv.compile({ type: "string" }), 1)),
    { defaultMeta: "http://json-schema.org/draft-07/schema" },
  ],
  [
    "addMetaSchema own",
    (ajv) => {
      ajv.addMetaSchema({ $id: "http://x/m", type: "object", required: ["title"] });
      return [
        thrown(() => ajv.compile({ $schema: "http://x/m", type: "string" })),
        thrown(() => ajv.compile({ $schema: "http://x/m", title: "t", type: "string" })("a")),
      ];
    },
  ],
  ["a logger without warn", (ajv, Class) => thrown(() => new Class({ logger: { log() {} } }))],
  ["logger false", (ajv, Class) => new Class({ logger: false, strict: "log" }).compile({ foo: 1 })(1)],
  ["unknown keyword", (ajv) => thrown(() => ajv.compile({ foo: 1 }))],
  [
    "unknown keyword log",
    (ajv) => thrown(() => ajv.compile({ foo: 1, properties: { a: { bar: 1 } }, type: "object" })({})),
    { strict: "log" },
  ],
  [
    "strict false keeps quiet",
    (ajv) =>
      thrown(() => ajv.compile({ foo: 1, items: [{}], minimum: 1, required: ["a"], additionalItems: 1 === 1 })([])),
    { strict: false },
  ],
  ["strictTypes true union", (ajv) => thrown(() => ajv.compile({ type: ["string", "number"] })), { strictTypes: true }],
  [
    "strictTypes nullable union",
    (ajv) => thrown(() => ajv.compile({ type: ["string", "null"] })(null)),
    { strictTypes: true },
  ],
  [
    "strictTypes missing type",
    (ajv) => thrown(() => ajv.compile({ properties: { a: { minimum: 1 } } })),
    { strictTypes: true },
  ],
  [
    "strictTypes log all",
    (ajv) =>
      thrown(() =>
        ajv.compile({ properties: { a: { minimum: 1 } }, anyOf: [{ required: ["a"] }, { minLength: 2 }] })({}),
      ),
  ],
  [
    "strictTypes narrowing",
    (ajv) => thrown(() => ajv.compile({ type: "object", anyOf: [{ type: "string" }, { properties: {} }] })),
    { strictTypes: true },
  ],
  [
    "strictTypes number and integer",
    (ajv) => thrown(() => ajv.compile({ type: "number", anyOf: [{ type: "integer" }, { minimum: 1 }] })(1)),
    { strictTypes: true },
  ],
  [
    "strictTuples",
    (ajv) => thrown(() => ajv.compile({ type: "array", items: [{ type: "string" }, { type: "number" }] })),
    { strictTuples: true },
  ],
  [
    "strictTuples full",
    (ajv) =>
      thrown(() =>
        ajv.compile({ type: "array", items: [{ type: "string" }], minItems: 1, additionalItems: false })(["a"]),
      ),
    { strictTuples: true },
  ],
  [
    "strictRequired",
    (ajv) => thrown(() => ajv.compile({ type: "object", properties: { a: {} }, required: ["a", "b"] })),
    { strictRequired: true },
  ],
  [
    "strictRequired in then",
    (ajv) =>
      thrown(() =>
        ajv.compile({ type: "object", properties: { a: {} }, if: { required: ["a"] }, then: { required: ["b"] } }),
      ),
    { strictRequired: true },
  ],
  [
    "strictRequired in allOf",
    (ajv) =>
      thrown(() =>
        ajv.compile({
          type: "object",
          properties: { a: {} },
          allOf: [{ required: ["a"] }, { properties: { c: {} }, required: ["c"] }],
          required: ["a"],
        })({ a: 1, c: 1 }),
      ),
    { strictRequired: true },
  ],
  ["strictSchema if", (ajv) => thrown(() => ajv.compile({ if: { type: "string" } }))],
  ["strictSchema then", (ajv) => thrown(() => ajv.compile({ then: { type: "string" } }))],
  ["additionalItems ignored", (ajv) => thrown(() => ajv.compile({ type: "array", items: {}, additionalItems: false }))],
  [
    "matching property",
    (ajv) =>
      thrown(() =>
        ajv.compile({ type: "object", properties: { foo: {} }, patternProperties: { "^f": { type: "string" } } }),
      ),
  ],
  [
    "matching property allowed",
    (ajv) =>
      thrown(() =>
        results(
          ajv.compile({
            type: "object",
            properties: { foo: { minLength: 2, type: "string" } },
            patternProperties: { "^f": { type: "string" } },
          }),
          { foo: 1 },
          { foo: "a" },
        ),
      ),
    { allowMatchingProperties: true, allErrors: true },
  ],
  ["default in root", (ajv) => thrown(() => ajv.compile({ type: "object", default: {} })), { useDefaults: true }],
  [
    "default in anyOf",
    (ajv) => thrown(() => ajv.compile({ type: "object", anyOf: [{ properties: { a: { default: 1 } } }] })),
    { useDefaults: true },
  ],
  [
    "default in not",
    (ajv) => thrown(() => ajv.compile({ type: "object", not: { properties: { a: { default: 1 } } } })({})),
    { useDefaults: true, strict: "log" },
  ],
  ["unknown format", (ajv) => thrown(() => ajv.compile({ type: "string", format: "date" }))],
  [
    "unknown format not strict",
    (ajv) => thrown(() => ajv.compile({ type: "string", format: "date" })("x")),
    { strict: false },
  ],
  [
    "unknown format validateFormats false",
    (ajv) => thrown(() => ajv.compile({ type: "string", format: "date" })("x")),
    { validateFormats: false },
  ],
  [
    "formats option",
    (ajv) => results(ajv.compile({ type: "string", format: "x" }), "abc", "ab"),
    { formats: { x: /^...$/ } },
  ],
  [
    "formats option true",
    (ajv) => results(ajv.compile({ type: "string", format: "x" }), "abc"),
    { formats: { x: true } },
  ],
  [
    "formats option string",
    (ajv) => thrown(() => results(ajv.compile({ type: "string", format: "x" }), "abc", "b")),
    { formats: { x: "^a" } },
  ],
  [
    "addFormat with number type",
    (ajv) => {
      ajv.addFormat("byte", { type: "number", validate: (x: any) => x >= 0 && x <= 255 });
      return results(ajv.compile({ type: "number", format: "byte" }), 1, 256);
    },
  ],
  [
    "addFormat number for a string",
    (ajv) => {
      ajv.addFormat("byte", { type: "number", validate: (x: any) => x >= 0 && x <= 255 });
      return thrown(() => results(ajv.compile({ type: "string", format: "byte" }), "x"));
    },
  ],
  [
    "addFormat for both types",
    (ajv) => {
      ajv.addFormat("s", /^a/);
      return results(ajv.compile({ type: ["string", "number"], format: "s" }), "a", "b", 1);
    },
    { allowUnionTypes: true },
  ],
  [
    "addFormat async in sync",
    (ajv) => {
      ajv.addFormat("s", { async: true, validate: async () => true });
      return thrown(() => ajv.compile({ type: "string", format: "s" }));
    },
  ],
  [
    "addFormat async",
    async (ajv) => {
      ajv.addFormat("s", { async: true, validate: async (x: any) => x === "a" });
      const v = ajv.compile({ $async: true, type: "object", properties: { x: { type: "string", format: "s" } } });
      return [
        await v({ x: "a" }),
        await v({ x: "b" }).catch((e: any) => [e.constructor.name, e.message, e.errors, e.ajv, e.validation]),
      ];
    },
  ],
  [
    "coerce scalars",
    (ajv) => {
      const v = ajv.compile({
        type: "object",
        properties: {
          n: { type: "number" },
          i: { type: "integer" },
          b: { type: "boolean" },
          s: { type: "string" },
          z: { type: "null" },
        },
      });
      return [
        { n: "1.5", i: "2", b: "true", s: 1, z: "" },
        { n: "", i: "1.5", b: "yes", s: null, z: 0 },
        { n: true, i: false, b: 1, s: true, z: false },
        { n: null, i: null, b: null, s: null, z: null },
        { n: "0x10", i: " 1 ", b: 0, s: 1e21, z: "null" },
        { n: [1], i: ["1"], b: [true], s: ["a"], z: [null] },
      ].map((d: any) => [v(d), d, v.errors]);
    },
    { coerceTypes: true, allErrors: true },
  ],
  [
    "coerce array",
    (ajv) => {
      const v = ajv.compile({
        type: "object",
        properties: { l: { type: "array", items: { type: "number" } }, n: { type: "number" }, s: { type: "string" } },
      });
      return [
        { l: "1", n: ["2"], s: [3] },
        { l: {}, n: [], s: [1, 2] },
        { l: null, n: [null], s: [[1]] },
      ].map((d: any) => [v(d), d, v.errors]);
    },
    { coerceTypes: "array", allErrors: true },
  ],
  [
    "coerce union",
    (ajv) => {
      const v = ajv.compile({
        type: "object",
        properties: {
          u: { type: ["number", "boolean"] },
          w: { type: ["integer", "null"] },
          x: { type: ["string", "number"] },
        },
      });
      return [
        { u: "true", w: "", x: null },
        { u: "1", w: "1.5", x: true },
        { u: "x", w: false, x: {} },
      ].map((d: any) => [v(d), d, v.errors]);
    },
    { coerceTypes: true, allErrors: true, allowUnionTypes: true },
  ],
  [
    "coerce root",
    (ajv) => {
      const v = ajv.compile({ type: "number" });
      return results(v, "1", "x");
    },
    { coerceTypes: true },
  ],
  [
    "coerce root validate",
    (ajv) => {
      return [ajv.validate({ type: "boolean" }, "true"), ajv.validate({ type: "boolean" }, "tru"), ajv.errors];
    },
    { coerceTypes: true },
  ],
  [
    "coerce then enum",
    (ajv) => {
      const v = ajv.compile({ type: "object", properties: { e: { type: "number", enum: [1, 2] } } });
      const d = { e: "2" };
      return [v(d), d, v({ e: "3" }), v.errors];
    },
    { coerceTypes: true },
  ],
  [
    "coerce in items",
    (ajv) => {
      const v = ajv.compile({ type: "array", items: { type: "number" } });
      const d = ["1", "x", null, true];
      return [v(d), d, v.errors];
    },
    { coerceTypes: true, allErrors: true },
  ],
  [
    "coerce via ref",
    (ajv) => {
      const v = ajv.compile({
        definitions: { n: { type: "number" } },
        type: "object",
        properties: { a: { $ref: "#/definitions/n" } },
      });
      const d = { a: "7" };
      return [v(d), d];
    },
    { coerceTypes: true },
  ],
  [
    "coerce const",
    (ajv) => {
      const v = ajv.compile({ type: "object", properties: { a: { type: "integer", const: 5 } } });
      const d = { a: "5" };
      return [v(d), d];
    },
    { coerceTypes: true },
  ],
  [
    "nullable coerced",
    (ajv) => {
      const v = ajv.compile({ type: "object", properties: { a: { type: "integer", nullable: true } } });
      return [{ a: "" }, { a: null }, { a: "1" }, { a: "x" }].map((d: any) => [v(d), d, v.errors]);
    },
    { coerceTypes: true },
  ],
  [
    "useDefaults nested",
    (ajv) => {
      const v = ajv.compile({
        type: "object",
        properties: {
          a: { type: "object", default: {}, properties: { b: { type: "number", default: 1 } } },
          c: { default: [1], type: "array", items: { type: "number" } },
        },
      });
      const d = {};
      return [v(d), d];
    },
    { useDefaults: true },
  ],
  [
    "useDefaults empty",
    (ajv) => {
      const v = ajv.compile({
        type: "object",
        properties: { a: { type: "string", default: "x" }, b: { type: "number", default: 1 } },
        required: ["a", "b"],
      });
      return [{ a: "", b: null }, { a: null }, { a: "y", b: 0 }].map((d: any) => [v(d), d, v.errors]);
    },
    { useDefaults: "empty" },
  ],
  [
    "useDefaults satisfy required",
    (ajv) => {
      const v = ajv.compile({ type: "object", properties: { a: { default: 1 } }, required: ["a"] });
      const d = {};
      return [v(d), d];
    },
    { useDefaults: true },
  ],
  [
    "useDefaults in allOf",
    (ajv) => {
      const v = ajv.compile({
        type: "object",
        allOf: [{ properties: { a: { default: 1 } } }, { properties: { b: { default: 2 } } }],
      });
      const d = {};
      return [v(d), d];
    },
    { useDefaults: true },
  ],
  [
    "useDefaults in then",
    (ajv) => {
      const v = ajv.compile({
        type: "object",
        if: { required: ["k"] },
        then: { properties: { a: { default: 1 } } },
        else: { properties: { a: { default: 2 } } },
      });
      return [{}, { k: 1 }].map((d: any) => [v(d), d]);
    },
    { useDefaults: true, strict: false },
  ],
  [
    "useDefaults with null default",
    (ajv) => {
      const v = ajv.compile({ type: "object", properties: { a: { type: "string", nullable: true, default: null } } });
      const d = {};
      return [v(d), d];
    },
    { useDefaults: true },
  ],
  [
    "useDefaults wrong type",
    (ajv) => {
      const v = ajv.compile({ type: "object", properties: { a: { type: "string", default: 1 } } });
      const d = {};
      return [v(d), d, v.errors];
    },
    { useDefaults: true },
  ],
  [
    "useDefaults and coerce",
    (ajv) => {
      const v = ajv.compile({ type: "object", properties: { a: { type: "string", default: 1 } } });
      const d = {};
      return [v(d), d, v.errors];
    },
    { useDefaults: true, coerceTypes: true },
  ],
  [
    "useDefaults undefined member",
    (ajv) => {
      const v = ajv.compile({ type: "object", properties: { a: { default: 1 } } });
      const d = { a: undefined };
      return [v(d), d];
    },
    { useDefaults: true },
  ],
  [
    "removeAdditional true",
    (ajv) => {
      const v = ajv.compile({ type: "object", properties: { a: {} }, additionalProperties: false });
      const d = { a: 1, b: 2 };
      return [v(d), d];
    },
    { removeAdditional: true },
  ],
  [
    "removeAdditional true schema",
    (ajv) => {
      const v = ajv.compile({ type: "object", properties: { a: {} }, additionalProperties: { type: "number" } });
      const d = { a: 1, b: "2", c: 3 };
      return [v(d), d, v.errors];
    },
    { removeAdditional: true },
  ],
  [
    "removeAdditional failing",
    (ajv) => {
      const v = ajv.compile({ type: "object", properties: { a: {} }, additionalProperties: { type: "number" } });
      const d = { a: 1, b: "2", c: 3 };
      return [v(d), d, v.errors];
    },
    { removeAdditional: "failing" },
  ],
  [
    "removeAdditional all",
    (ajv) => {
      const v = ajv.compile({ type: "object", properties: { a: { type: "object", properties: { x: {} } } } });
      const d = { a: { x: 1, y: 2 }, b: 2 };
      return [v(d), d, v.errors];
    },
    { removeAdditional: "all" },
  ],
  [
    "removeAdditional with patterns",
    (ajv) => {
      const v = ajv.compile({ type: "object", patternProperties: { "^x-": {} }, additionalProperties: false });
      const d = { "x-a": 1, b: 2 };
      return [v(d), d];
    },
    { removeAdditional: true },
  ],
  [
    "removeAdditional and errors",
    (ajv) => {
      const v = ajv.compile({ type: "object", properties: { a: { type: "string" } }, additionalProperties: false });
      const d = { a: 1, b: 2 };
      return [v(d), d, v.errors];
    },
    { removeAdditional: true, allErrors: true },
  ],
  [
    "removeAdditional in anyOf",
    (ajv) => {
      const v = ajv.compile({
        type: "object",
        anyOf: [
          { properties: { a: { type: "string" } }, additionalProperties: false },
          { properties: { b: { type: "string" } }, additionalProperties: false },
        ],
      });
      const d = { b: "1" };
      return [v(d), d];
    },
    { removeAdditional: true, strict: false },
  ],
  [
    "discriminator",
    (ajv) => {
      const v = ajv.compile({
        type: "object",
        discriminator: { propertyName: "k" },
        required: ["k"],
        oneOf: [
          { properties: { k: { const: "a" }, x: { type: "string" } }, required: ["x"] },
          { properties: { k: { enum: ["b", "c"] }, y: { type: "number" } }, required: ["y"] },
        ],
      });
      return results(v, { k: "a", x: "1" }, { k: "a" }, { k: "b", y: "1" }, { k: "d" }, {}, { k: 1 });
    },
    { discriminator: true },
  ],
  [
    "discriminator all errors",
    (ajv) => {
      const v = ajv.compile({
        type: "object",
        discriminator: { propertyName: "k" },
        required: ["k"],
        oneOf: [
          { properties: { k: { const: "a" }, x: { type: "string" } }, required: ["x"] },
          { properties: { k: { enum: ["b", "c"] }, y: { type: "number" } }, required: ["y"] },
        ],
      });
      return results(v, { k: "a", x: "1" }, { k: "a" }, { k: "b", y: "1" }, { k: "d" }, {}, { k: 1 });
    },
    { discriminator: true, allErrors: true },
  ],
  [
    "discriminator by ref",
    (ajv) => {
      const v = ajv.compile({
        $id: "http://x/y",
        definitions: {
          a: { properties: { k: { const: "a" } }, required: ["z"] },
          b: { properties: { k: { const: "b" } } },
        },
        type: "object",
        discriminator: { propertyName: "k" },
        required: ["k"],
        oneOf: [{ $ref: "#/definitions/a" }, { $ref: "#/definitions/b" }],
      });
      return results(v, { k: "a" }, { k: "b" }, { k: "c" });
    },
    { discriminator: true, strict: false },
  ],
  [
    "discriminator not enabled",
    (ajv) => thrown(() => ajv.compile({ type: "object", discriminator: { propertyName: "k" }, oneOf: [{}] })),
  ],
  [
    "discriminator wrong",
    (ajv) => [
      thrown(() => ajv.compile({ type: "object", discriminator: { propertyName: "k" } })),
      thrown(() => ajv.compile({ type: "object", discriminator: { propertyName: "k" }, oneOf: [{}] })),
      thrown(() =>
        ajv.compile({
          type: "object",
          discriminator: { propertyName: "k" },
          oneOf: [{ properties: { k: { type: "string" } } }],
          required: ["k"],
        }),
      ),
      thrown(() =>
        ajv.compile({
          type: "object",
          discriminator: { propertyName: "k", mapping: {} },
          oneOf: [{ properties: { k: { const: "a" } } }],
          required: ["k"],
        }),
      ),
    ],
    { discriminator: true },
  ],
  [
    "nullable",
    (ajv) => [
      ...results(ajv.compile({ type: "string", nullable: true }), null, "a", 1),
      thrown(() => ajv.compile({ nullable: true })),
      thrown(() => ajv.compile({ type: "null", nullable: false })),
      ...results(ajv.compile({ type: "string", nullable: false }), null),
    ],
  ],
  ["nullable and enum", (ajv) => results(ajv.compile({ type: "string", nullable: true, enum: ["a"] }), null, "a")],
  [
    "nullable and enum null",
    (ajv) => results(ajv.compile({ type: "string", nullable: true, enum: ["a", null] }), null, "a"),
  ],
  [
    "data ref",
    (ajv) =>
      thrown(() =>
        results(
          ajv.compile({
            type: "object",
            properties: { a: { type: "number", maximum: { $data: "1/b" } }, b: { type: "number" } },
          }),
          { a: 1, b: 2 },
        ),
      ),
  ],
  [
    "async schema",
    async (ajv) => {
      const v = ajv.compile({ $async: true, type: "object", properties: { a: { type: "number" } } });
      return [
        v.$async,
        v.schema,
        await v({ a: 1 }),
        await v({ a: "x" }).catch((e: any) => [e.constructor.name, e.message, e.errors]),
      ];
    },
  ],
  [
    "async by validate",
    async (ajv) => {
      const s = { $async: true, type: "string" };
      return [await ajv.validate(s, "x"), await ajv.validate(s, 1).catch((e: any) => e.errors), ajv.errors];
    },
  ],
  [
    "async ref in sync",
    (ajv) => {
      ajv.addSchema({ $id: "http://x/as", $async: true, type: "string" });
      return thrown(() => ajv.compile({ $ref: "http://x/as" }));
    },
  ],
  [
    "async instanceof",
    async (ajv, Class) => {
      const v = ajv.compile({ $async: true, type: "string" });
      return v(1).catch((e: any) => [e instanceof Class.ValidationError, e instanceof Error]);
    },
  ],
  [
    "compileAsync",
    async (ajv) => {
      const v = await ajv.compileAsync({
        $id: "http://x/m",
        type: "object",
        properties: { a: { $ref: "http://x/o.json" }, b: { $ref: "p.json#/definitions/q" } },
      });
      return results(v, { a: 1, b: "x" }, { a: "s", b: 1 });
    },
    {
      allErrors: true,
      loadSchema: async (u: any) =>
        u.endsWith("o.json") ? { type: "string" } : { definitions: { q: { type: "number" } } },
    },
  ],
  [
    "compileAsync fails",
    async (ajv) => ajv.compileAsync({ $ref: "http://x/o.json" }).catch((e: any) => [e.constructor.name, e.message]),
    {
      loadSchema: async () => {
        throw new Error("no net");
      },
    },
  ],
  [
    "missing ref",
    (ajv) =>
      thrown(() => ajv.compile({ $id: "http://x/z", properties: { a: { $ref: "#/definitions/no" } }, type: "object" })),
  ],
  [
    "range",
    (ajv) => {
      ajv.addKeyword(range);
      ajv.addKeyword("exclusiveRange");
      return [
        ...results(ajv.compile({ range: [1, 2], exclusiveRange: true }), 1, 1.5, "x"),
        thrown(() => ajv.compile({ range: ["a"] })),
      ];
    },
  ],
  [
    "range with error object",
    (ajv) => {
      ajv.addKeyword({ ...range, error: { message: "out of range", params: { x: 1 } } });
      return results(ajv.compile({ type: "number", range: [1, 2] }), 3);
    },
  ],
  [
    "constant",
    (ajv) => {
      ajv.addKeyword({
        keyword: "constant",
        validate: (s: any, d: any) => (typeof s === "object" ? JSON.stringify(s) === JSON.stringify(d) : s === d),
        errors: false,
      });
      return results(ajv.compile({ constant: { a: 1 } }), { a: 1 }, { a: 2 });
    },
  ],
  [
    "macro contains",
    (ajv) => {
      ajv.addKeyword({ keyword: "has", type: "array", macro: (s: any) => ({ contains: s }) });
      return results(ajv.compile({ type: "array", has: { type: "number", minimum: 4 } }), [1, 2], [5]);
    },
  ],
  [
    "macro true false",
    (ajv) => {
      ajv.addKeyword({ keyword: "m", macro: (s: any) => s });
      return [...results(ajv.compile({ m: true }), 1), ...results(ajv.compile({ m: false }), 1)];
    },
  ],
  [
    "several keywords in definition",
    (ajv) => {
      ajv.addKeyword({ keyword: ["k1", "k2"], validate: (s: any, d: any) => d === s });
      return results(ajv.compile({ k1: 1, k2: 2 }), 1, 2);
    },
    { allErrors: true },
  ],
  [
    "keyword after failure with allErrors false",
    (ajv) => {
      ajv.addKeyword({ keyword: "zz", type: "object", validate: () => false });
      return results(ajv.compile({ type: "object", required: ["x"], zz: 1 }), {}, { x: 1 });
    },
  ],
  [
    "keyword in definitions only",
    (ajv) => {
      let n = 0;
      ajv.addKeyword({
        keyword: "zz",
        compile: () => {
          n++;
          return () => true;
        },
      });
      ajv.compile({ definitions: { x: { zz: 1 } }, type: "string" });
      return n;
    },
  ],
  [
    "keyword used by ref twice",
    (ajv) => {
      let n = 0;
      ajv.addKeyword({
        keyword: "zz",
        compile: () => {
          n++;
          return () => true;
        },
      });
      ajv.compile({
        definitions: { x: { zz: 1 } },
        properties: { a: { $ref: "#/definitions/x" }, b: { $ref: "#/definitions/x" } },
        type: "object",
      })({ a: 1, b: 1 });
      return n;
    },
  ],
  [
    "async keyword",
    async (ajv) => {
      ajv.addKeyword({
        keyword: "idExists",
        async: true,
        type: "number",
        validate: async (s: any, d: any) => s.table === "users" && d < 3,
      });
      const v = ajv.compile({
        $async: true,
        properties: { u: { type: "integer", idExists: { table: "users" } } },
        type: "object",
      });
      return [await v({ u: 1 }), await v({ u: 5 }).catch((e: any) => e.errors)];
    },
  ],
  [
    "async keyword with own errors",
    async (ajv, Class) => {
      ajv.addKeyword({
        keyword: "ex",
        async: true,
        validate: async (s: any, d: any) => {
          throw new Class.ValidationError([{ keyword: "ex", message: "no " + d, params: {} }]);
        },
      });
      return ajv
        .compile({ $async: true, ex: 1 })("q")
        .catch((e: any) => [e.constructor.name, e.errors]);
    },
  ],
  [
    "async keyword that throws",
    async (ajv) => {
      ajv.addKeyword({
        keyword: "ex",
        async: true,
        validate: async () => {
          throw new TypeError("boom");
        },
      });
      return ajv
        .compile({ $async: true, ex: 1 })("q")
        .catch((e: any) => [e.constructor.name, e.message]);
    },
  ],
  [
    "modifying trims",
    (ajv) => {
      ajv.addKeyword({
        keyword: "trim",
        type: "string",
        modifying: true,
        errors: false,
        validate: (s: any, d: any, p: any, c: any) => {
          c.parentData[c.parentDataProperty] = d.trim();
          return true;
        },
      });
      const v = ajv.compile({ type: "object", properties: { x: { type: "string", trim: true, minLength: 2 } } });
      const d = { x: "  ab " };
      return [v(d), d];
    },
  ],
  [
    "modifying to number",
    (ajv) => {
      ajv.addKeyword({
        keyword: "toInt",
        modifying: true,
        schema: false,
        validate: (d: any, c: any) => {
          c.parentData[c.parentDataProperty] = parseInt(d);
          return true;
        },
      });
      const v = ajv.compile({ type: "object", properties: { x: { toInt: true } } });
      const d = { x: "12px" };
      return [v(d), d];
    },
  ],
  [
    "schema false",
    (ajv) => {
      ajv.addKeyword({
        keyword: "sf",
        schema: false,
        validate: (...x: any[]) => {
          return x.length >= 1 && typeof x[0] === "number";
        },
      });
      return results(ajv.compile({ sf: "anything" }), 1, "a");
    },
  ],
  [
    "keyword with dependencies",
    (ajv) => {
      ajv.addKeyword({ keyword: "dep", dependencies: ["type", "properties"], validate: () => true });
      return [
        thrown(() => ajv.compile({ dep: 1 })),
        thrown(() => ajv.compile({ dep: 1, type: "object", properties: {} })({})),
      ];
    },
  ],
  [
    "keyword params from function",
    (ajv) => {
      ajv.addKeyword({
        keyword: "pf",
        type: "string",
        validate: (s: any, d: any) => d.startsWith(s),
        error: { message: (c: any) => `must start with ${c.schema}`, params: (c: any) => ({ prefix: c.schema }) },
      });
      return results(ajv.compile({ type: "string", pf: "ab" }), "x", "abc");
    },
  ],
  [
    "getKeyword",
    (ajv) => {
      ajv.addKeyword("foo");
      ajv.addKeyword({ keyword: "bar", validate: () => true });
      return [
        ajv.getKeyword("foo"),
        typeof ajv.getKeyword("bar"),
        ajv.getKeyword("nope"),
        Boolean(ajv.getKeyword("type")),
      ];
    },
  ],
  [
    "removeKeyword and use",
    (ajv) => {
      ajv.removeKeyword("minLength");
      return thrown(() => ajv.compile({ type: "string", minLength: 5 })("a"));
    },
    { strict: false },
  ],
  [
    "removeKeyword strict",
    (ajv) => {
      ajv.removeKeyword("minLength");
      return thrown(() => ajv.compile({ type: "string", minLength: 5 }));
    },
  ],
  [
    "re-add keyword",
    (ajv) => {
      ajv.addKeyword({ keyword: "q", validate: () => false });
      ajv.removeKeyword("q");
      ajv.addKeyword({ keyword: "q", validate: () => true });
      return ajv.validate({ q: 1 }, 1);
    },
  ],
  [
    "addKeyword existing",
    (ajv) => [
      thrown(() => ajv.addKeyword("type")),
      thrown(() => ajv.addKeyword({ keyword: "minLength", validate: () => true })),
    ],
  ],
  [
    "addKeyword of ajv 6",
    (ajv) => {
      ajv.addKeyword("old", { validate: (s: any, d: any) => d === s });
      return results(ajv.compile({ old: 1 }), 1, 2);
    },
  ],
  [
    "keywords option",
    (ajv) => results(ajv.compile({ kw: 3 }), 3, 4),
    { keywords: [{ keyword: "kw", validate: (s: any, d: any) => s === d }, "other"] },
  ],
  [
    "vocabulary annotations",
    (ajv) => {
      ajv.addVocabulary(["x-order", "x-label"]);
      return ajv.validate({ "x-order": 1, "x-label": "q", type: "string" }, "s");
    },
  ],
  [
    "passContext",
    (ajv) => {
      ajv.addKeyword({
        keyword: "ctx",
        validate: function () {
          return this.ok === true;
        },
      });
      const v = ajv.compile({ ctx: 1 });
      return [v.call({ ok: true }, 1), v.call({ ok: false }, 1), v.errors];
    },
    { passContext: true },
  ],
  [
    "this without passContext",
    (ajv) => {
      ajv.addKeyword({
        keyword: "ctx",
        validate: function () {
          return this === ajv;
        },
      });
      return ajv.compile({ ctx: 1 }).call({}, 1);
    },
  ],
  [
    "errors reset",
    (ajv) => {
      const v = ajv.compile({ type: "string" });
      v(1);
      const e = v.errors;
      v("x");
      return [e, v.errors, v(2), e === v.errors];
    },
  ],
  [
    "errors assignable",
    (ajv) => {
      const v = ajv.compile({ type: "string" });
      v(1);
      v.errors = null;
      ajv.errors = [{ message: "x", instancePath: "" }];
      return [v.errors, ajv.errorsText()];
    },
  ],
  [
    "dataCxt",
    (ajv) => {
      const v = ajv.compile({ type: "string" });
      v(1, { instancePath: "/a/b", parentData: {}, parentDataProperty: "b", rootData: {} });
      return v.errors;
    },
    { verbose: true },
  ],
  [
    "dataCxt coerces parent",
    (ajv) => {
      const v = ajv.compile({ type: "number" });
      const p = { x: "5" };
      return [v(p.x, { instancePath: "/x", parentData: p, parentDataProperty: "x", rootData: p }), p];
    },
    { coerceTypes: true },
  ],
  [
    "verbose",
    (ajv) =>
      results(
        ajv.compile({
          type: "object",
          properties: { x: { type: "number", maximum: 1 } },
          required: ["y"],
          additionalProperties: false,
        }),
        { x: 2, z: 1 },
      ),
    { verbose: true, allErrors: true },
  ],
  [
    "verbose false schema",
    (ajv) => results(ajv.compile({ type: "object", properties: { x: false } }), { x: 2 }),
    { verbose: true },
  ],
  [
    "verbose ref",
    (ajv) =>
      results(
        ajv.compile({
          definitions: { p: { type: "number" } },
          properties: { x: { $ref: "#/definitions/p" } },
          type: "object",
        }),
        { x: "a" },
      ),
    { verbose: true },
  ],
  [
    "odd names in paths",
    (ajv) =>
      results(
        ajv.compile({
          type: "object",
          properties: {
            "a/b": {
              properties: {
                "c~d": { type: "number" },
                "e f%": { type: "number" },
                ü: { type: "number" },
                "": { type: "number" },
                "'q\"": { type: "number" },
              },
            },
          },
        }),
        { "a/b": { "c~d": "1", "e f%": "1", ü: "1", "": "1", "'q\"": "1" } },
      ),
    { allErrors: true, strict: false },
  ],
  [
    "odd names in required",
    (ajv) => results(ajv.compile({ type: "object", required: ["a'b", "c\\d", "e\nf", "__proto__"] }), {}),
    { allErrors: true, strict: false },
  ],
  [
    "odd patterns in errors",
    (ajv) =>
      results(
        ajv.compile({
          type: "object",
          properties: { x: { type: "string", pattern: "^\\d+\"'/$" } },
          patternProperties: { "^\\/~x": { type: "number" } },
        }),
        { x: "a", "/~x": "1" },
      ),
    { allErrors: true },
  ],
  [
    "recursive ref",
    (ajv) =>
      results(
        ajv.compile({
          $id: "http://t/tree",
          type: "object",
          properties: { v: { type: "number" }, c: { type: "array", items: { $ref: "#" } } },
          required: ["v"],
        }),
        { v: 1, c: [{ v: "2" }, { c: [] }] },
      ),
    { allErrors: true },
  ],
  [
    "recursive definitions",
    (ajv) =>
      results(
        ajv.compile({
          definitions: { n: { type: "object", properties: { n: { $ref: "#/definitions/n" }, v: { type: "number" } } } },
          $ref: "#/definitions/n",
        }),
        { n: { n: { v: "x" } } },
      ),
    { allErrors: true },
  ],
  [
    "ref with siblings",
    (ajv) =>
      results(
        ajv.compile({
          definitions: { s: { type: "string" } },
          properties: { x: { $ref: "#/definitions/s", minLength: 3 } },
          type: "object",
        }),
        { x: "a" },
        { x: 1 },
      ),
    { allErrors: true, strict: false },
  ],
  [
    "ref siblings ignored",
    (ajv) =>
      results(
        ajv.compile({
          definitions: { s: { type: "string" } },
          properties: { x: { $ref: "#/definitions/s", minLength: 3 } },
          type: "object",
        }),
        { x: "a" },
      ),
    { ignoreKeywordsWithRef: true, strict: false },
  ],
  [
    "inlineRefs false",
    (ajv) =>
      results(
        ajv.compile({
          definitions: { s: { type: "string" } },
          properties: { x: { $ref: "#/definitions/s" } },
          type: "object",
        }),
        { x: 1 },
      ),
    { inlineRefs: false },
  ],
  [
    "inlineRefs number",
    (ajv) =>
      results(
        ajv.compile({
          definitions: { s: { type: "string", minLength: 1, maxLength: 3 } },
          properties: { x: { $ref: "#/definitions/s" } },
          type: "object",
        }),
        { x: 1 },
      ),
    { inlineRefs: 2 },
  ],
  [
    "oneOf none and two",
    (ajv) =>
      results(
        ajv.compile({
          oneOf: [
            { type: "number", multipleOf: 2 },
            { type: "number", multipleOf: 3 },
          ],
        }),
        6,
        1,
        "x",
        2,
      ),
    { allErrors: true },
  ],
  [
    "anyOf nested",
    (ajv) =>
      results(
        ajv.compile({
          anyOf: [{ type: "object", required: ["a"] }, { anyOf: [{ type: "string" }, { type: "array", minItems: 1 }] }],
        }),
        {},
        [],
        1,
      ),
    { allErrors: true },
  ],
  ["not", (ajv) => results(ajv.compile({ not: { type: "string" } }), "a", 1)],
  [
    "if then else",
    (ajv) =>
      results(
        ajv.compile({
          type: "object",
          if: { properties: { k: { const: 1 } } },
          then: { required: ["a"] },
          else: { required: ["b"] },
        }),
        { k: 1 },
        { k: 2 },
        { k: 1, a: 1 },
      ),
    { allErrors: true, strict: false },
  ],
  [
    "dependencies",
    (ajv) =>
      results(
        ajv.compile({ type: "object", dependencies: { a: ["b", "c"], d: { required: ["e"] } } }),
        { a: 1 },
        { d: 1 },
        { a: 1, b: 1 },
      ),
    { allErrors: true, strict: false },
  ],
  [
    "propertyNames",
    (ajv) =>
      results(ajv.compile({ type: "object", propertyNames: { pattern: "^[a-z]+$", maxLength: 3 } }), { A: 1, abcd: 2 }),
    { allErrors: true },
  ],
  [
    "uniqueItems",
    (ajv) =>
      results(
        ajv.compile({ type: "array", uniqueItems: true }),
        [1, 2, 1],
        [
          { a: 1, b: 2 },
          { b: 2, a: 1 },
        ],
        [[1], [1]],
        ["a", "A"],
        [1, "1"],
        [0, -0],
      ),
  ],
  ["multipleOf", (ajv) => results(ajv.compile({ type: "number", multipleOf: 0.01 }), 0.07, 1.1, 19.99, 0.005, 1e300)],
  [
    "multipleOf precision",
    (ajv) => results(ajv.compile({ type: "number", multipleOf: 0.01 }), 0.07, 19.99),
    { multipleOfPrecision: 6 },
  ],
  ["lengths in code points", (ajv) => results(ajv.compile({ type: "string", maxLength: 1 }), "😀", "é", "e\u0301")],
  [
    "const and enum objects",
    (ajv) => [
      ...results(ajv.compile({ const: { a: [1, { b: null }] } }), { a: [1, { b: null }] }, { a: [1] }),
      ...results(ajv.compile({ enum: [{ a: 1 }, [1], null] }), { a: 1 }, [1], null, 0),
    ],
  ],
  [
    "limits",
    (ajv) =>
      results(
        ajv.compile({ type: "number", minimum: 1, maximum: 2, exclusiveMinimum: 1, exclusiveMaximum: 2 }),
        1,
        2,
        0,
        3,
        1.5,
      ),
    { allErrors: true },
  ],
  [
    "boolean schemas",
    (ajv) => [...results(ajv.compile(true), 1), ...results(ajv.compile(false), 1), ...results(ajv.compile({}), 1)],
  ],
  ["items false", (ajv) => results(ajv.compile({ type: "array", items: false }), [], [1]), { strict: false }],
  [
    "additionalItems",
    (ajv) =>
      results(
        ajv.compile({ type: "array", items: [{ type: "number" }], additionalItems: { type: "string" } }),
        [1, "a"],
        [1, 2],
        ["x"],
      ),
    { strict: false, allErrors: true },
  ],
  [
    "opts mutated later",
    (ajv) => {
      ajv.opts.allErrors = true;
      return results(ajv.compile({ type: "object", required: ["a", "b"] }), {});
    },
  ],
  ["logger custom replaced", (ajv) => typeof ajv.logger.warn],
  ["option jtd", (ajv, Class) => thrown(() => typeof new Class({ jtd: false }))],
  [
    "$comment true",
    (ajv) =>
      ajv.compile({ $comment: "root", properties: { a: { $comment: "in a", type: "string" } }, type: "object" })({
        a: "x",
      }),
    { $comment: true },
  ],
  [
    "code regExp",
    (ajv) => results(ajv.compile({ type: "string", pattern: "^a" }), "a", "b"),
    { code: { regExp: Object.assign((p: any, f: any) => new RegExp(p, f), { code: "new RegExp" }) } },
  ],
  [
    "unicodeRegExp false",
    (ajv) => results(ajv.compile({ type: "string", pattern: "^.$" }), "😀", "a"),
    { unicodeRegExp: false },
  ],
  [
    "bad pattern",
    (ajv) => {
      try {
        ajv.compile({ type: "string", pattern: "(" });
        return "ok";
      } catch (e) {
        return e instanceof Error;
      }
    },
  ],
  ["int32range jtd option", (ajv) => ajv.opts.int32range],
  [
    "schemas by URI with hash",
    (ajv) => {
      ajv.addSchema({ $id: "http://x/h#", type: "string" });
      return [
        ajv.validate("http://x/h", 1),
        ajv.validate("http://x/h#", 1),
        Object.keys(ajv.refs).includes("http://x/h"),
      ];
    },
  ],
  [
    "validate by ref of key",
    (ajv) => {
      ajv.addSchema({ type: "object", definitions: { x: { type: "string" } } }, "k");
      return thrown(() => ajv.compile({ $ref: "k#/definitions/x" })(1));
    },
  ],
  [
    "relative ids",
    (ajv) => {
      const v = ajv.compile({
        $id: "http://x/root.json",
        definitions: {
          a: { $id: "sub/a.json", type: "object", properties: { b: { $ref: "b.json" } } },
          b: { $id: "sub/b.json", type: "number" },
        },
        $ref: "sub/a.json",
      });
      return results(v, { b: 1 }, { b: "x" });
    },
  ],
  [
    "urn ids",
    (ajv) => {
      ajv.addSchema({ $id: "urn:x:y", type: "number" });
      return results(ajv.compile({ properties: { a: { $ref: "urn:x:y" } }, type: "object" }), { a: "x" });
    },
  ],
  [
    "unnamed schema twice",
    (ajv) => {
      ajv.addSchema({ type: "string" });
      return thrown(() => ajv.addSchema({ type: "number" }));
    },
  ],
  ["$id not a string", (ajv) => thrown(() => ajv.compile({ $id: 1 }))],
  ["$schema not a string", (ajv) => thrown(() => ajv.compile({ $schema: 1, type: "string" }))],
  ["id keyword", (ajv) => thrown(() => ajv.compile({ id: "x", type: "string" }))],
  ["id keyword not strict", (ajv) => thrown(() => ajv.compile({ id: "x", type: "string" })), { strict: false }],
  [
    "value undefined",
    (ajv) => [
      ...results(ajv.compile({ type: "object" }), undefined),
      ...results(ajv.compile({}), undefined),
      ...results(ajv.compile({ type: "string", nullable: true }), undefined),
    ],
  ],
  ["strings as objects", (ajv) => results(ajv.compile({ type: "object" }), new String("x"), new Date(0))],
  [
    "big schema of enums",
    (ajv) => results(ajv.compile({ enum: Array.from({ length: 300 }, (_, i) => "v" + i) }), "v299", "v300"),
  ],
  ["loopEnum", (ajv) => results(ajv.compile({ enum: [1, { a: 1 }] }), { a: 1 }, 2), { loopEnum: 1 }],
  [
    "loopRequired",
    (ajv) => results(ajv.compile({ type: "object", required: ["a", "b", "c"] }), { b: 1 }),
    { loopRequired: 1 },
  ],
  [
    "loopRequired all",
    (ajv) => results(ajv.compile({ type: "object", required: ["a", "b", "c"] }), { b: 1 }),
    { loopRequired: 1, allErrors: true },
  ],
  [
    "ownProperties",
    (ajv) =>
      results(
        ajv.compile({ type: "object", required: ["a"], additionalProperties: false, properties: { a: {} } }),
        Object.create({ a: 1 }),
      ),
    { ownProperties: true },
  ],
  [
    "code lines es5",
    (ajv) => results(ajv.compile({ type: "string" }), 1),
    { code: { lines: true, es5: true, optimize: 2, source: true } },
  ],
  [
    "meta schema of validateSchema by $schema 06",
    (ajv) => thrown(() => ajv.compile({ $schema: "http://json-schema.org/draft-06/schema#", type: "string" })),
  ],
  [
    "draft 4 schema in 7",
    (ajv) =>
      thrown(() =>
        ajv.compile({
          $schema: "http://json-schema.org/draft-04/schema#",
          id: "x",
          type: "number",
          minimum: 1,
          exclusiveMinimum: true,
        }),
      ),
  ],
  [
    "order of calls by type",
    (ajv) => {
      const [s, k] = order(ajv);
      k("c1", { type: "object" });
      k("c2");
      k("c3", { type: "object", before: "properties" });
      ajv.compile({ type: "object", c1: 1, c2: 1, c3: 1, properties: { x: { c2: 2 } } })({ x: 1 });
      return s;
    },
  ],
  [
    "order post",
    (ajv) => {
      const [s, k] = order(ajv);
      k("p1", { post: true });
      k("p2");
      ajv.compile({ p1: 1, p2: 1 })(1);
      return s;
    },
  ],
  [
    "order modifying and standard",
    (ajv) => {
      ajv.addKeyword({
        keyword: "low",
        type: "string",
        before: "pattern",
        modifying: true,
        validate: (s: any, d: any, p: any, c: any) => {
          c.parentData[c.parentDataProperty] = d.toLowerCase();
          return true;
        },
      });
      const v = ajv.compile({ type: "object", properties: { x: { type: "string", low: true, pattern: "^[a-z]+$" } } });
      const d = { x: "ABC" };
      return [v(d), d, v.errors];
    },
  ],
  [
    "modifying in items",
    (ajv) => {
      ajv.addKeyword({
        keyword: "inc",
        type: "number",
        modifying: true,
        validate: (s: any, d: any, p: any, c: any) => {
          c.parentData[c.parentDataProperty] = d + s;
          return true;
        },
      });
      const v = ajv.compile({ type: "array", items: { type: "number", inc: 1, maximum: 3 } });
      const d = [1, 2, 3];
      return [v(d), d, v.errors];
    },
    { allErrors: true },
  ],
  [
    "modifying parent object",
    (ajv) => {
      ajv.addKeyword({
        keyword: "stamp",
        type: "object",
        modifying: true,
        schema: false,
        validate: (d: any) => {
          d.seen = true;
          return true;
        },
      });
      const v = ajv.compile({ type: "object", stamp: true, properties: { a: { type: "number" } } });
      const d = { a: 1 };
      return [v(d), d];
    },
  ],
  [
    "modifying removes and additionalProperties",
    (ajv) => {
      ajv.addKeyword({
        keyword: "drop",
        type: "object",
        before: "additionalProperties",
        modifying: true,
        validate: (names: any, d: any) => {
          for (const n of names) delete d[n];
          return true;
        },
      });
      const v = ajv.compile({ type: "object", drop: ["x"], properties: { a: {} }, additionalProperties: false });
      const d = { a: 1, x: 2 };
      return [v(d), d, v.errors];
    },
  ],
  [
    "defaults then modifying",
    (ajv) => {
      ajv.addKeyword({
        keyword: "up",
        type: "string",
        modifying: true,
        schema: false,
        validate: (d: any, c: any) => {
          c.parentData[c.parentDataProperty] = d.toUpperCase();
          return true;
        },
      });
      const v = ajv.compile({ type: "object", properties: { x: { type: "string", default: "q", up: true } } });
      const d = {};
      return [v(d), d];
    },
    { useDefaults: true },
  ],
  [
    "coerce deep",
    ...changing(
      { coerceTypes: true, useDefaults: true, removeAdditional: true },
      {
        type: "object",
        properties: {
          a: {
            type: "array",
            items: {
              type: "object",
              properties: { n: { type: "integer" }, d: { type: "boolean", default: false } },
              additionalProperties: false,
            },
          },
        },
      },
      {
        a: [
          { n: "1", z: 1 },
          { n: "2", d: "true" },
        ],
      },
      { a: [{ n: "x" }] },
      { a: "q" },
    ),
  ],
  ["coerce root in parent", ...changing({ coerceTypes: true }, { type: "number" }, "1", "x", true, null)],
  [
    "coerce root array in parent",
    ...changing({ coerceTypes: "array" }, { type: "array", items: { type: "string" } }, "1", 1, null, [1], {}),
  ],
  [
    "coerce string from number forms",
    ...changing({ coerceTypes: true }, { type: "string" }, 1, 1.5, 1e21, -0, true, null, [], {}),
  ],
  [
    "coerce boolean forms",
    ...changing({ coerceTypes: true }, { type: "boolean" }, "true", "false", "TRUE", 1, 0, "1", null, ""),
  ],
  [
    "coerce integer forms",
    ...changing({ coerceTypes: true }, { type: "integer" }, "1", "1.0", "1.5", "1e3", "0b1", " 2", "", null, true, 1.5),
  ],
  ["coerce null forms", ...changing({ coerceTypes: true }, { type: "null" }, "", 0, false, "null", 1, [])],
  [
    "coerce number forms",
    ...changing(
      { coerceTypes: true },
      { type: "number" },
      "1",
      "-1.5e-3",
      "0x1F",
      "Infinity",
      "NaN",
      "1,5",
      "",
      "  ",
      null,
      false,
    ),
  ],
  ["coerce null or string", ...changing({ coerceTypes: true }, { type: ["null", "string"] }, 1, "", 0, false, [])],
  [
    "coerce string or number",
    ...changing({ coerceTypes: true, allowUnionTypes: true }, { type: ["number", "string"] }, true, null, "1", {}),
  ],
  [
    "coerce boolean or number",
    ...changing(
      { coerceTypes: true, allowUnionTypes: true },
      { type: ["boolean", "number"] },
      "1",
      "true",
      "0",
      "x",
      null,
    ),
  ],
  [
    "coerce array of scalars union",
    ...changing(
      { coerceTypes: "array", allowUnionTypes: true },
      { type: ["number", "array"], items: { type: "number" } },
      "1",
      "x",
      ["1"],
      true,
    ),
  ],
  ["coerce nullable", ...changing({ coerceTypes: true }, { type: "number", nullable: true }, "", null, "1", "x")],
  [
    "coerce in anyOf",
    ...changing({ coerceTypes: true }, { anyOf: [{ type: "number" }, { type: "boolean" }] }, "1", "true", "x"),
  ],
  [
    "coerce in oneOf",
    ...changing({ coerceTypes: true }, { oneOf: [{ type: "number" }, { type: "boolean" }] }, "1", "true", "x"),
  ],
  [
    "coerce in if",
    ...changing(
      { coerceTypes: true, strict: false },
      { if: { type: "number" }, then: { minimum: 5 }, else: { type: "string" } },
      "1",
      "9",
      "x",
    ),
  ],
  ["coerce in not", ...changing({ coerceTypes: true }, { not: { type: "number" } }, "1", "x")],
  [
    "coerce propertyNames",
    ...changing(
      { coerceTypes: true },
      { type: "object", propertyNames: { type: "string", maxLength: 1 } },
      { a: 1 },
      { ab: 1 },
    ),
  ],
  [
    "coerce contains",
    ...changing({ coerceTypes: true }, { type: "array", contains: { type: "number" } }, ["1"], ["x"]),
  ],
  [
    "coerce tuple",
    ...changing(
      { coerceTypes: true, strict: false },
      { type: "array", items: [{ type: "number" }, { type: "boolean" }], additionalItems: { type: "string" } },
      ["1", "true", 5],
      ["x"],
    ),
  ],
  [
    "coerce patternProperties",
    ...changing(
      { coerceTypes: true },
      { type: "object", patternProperties: { "^n": { type: "number" } }, additionalProperties: { type: "string" } },
      { n1: "2", s: 3 },
    ),
  ],
  [
    "coerce dependencies",
    ...changing(
      { coerceTypes: true, strict: false },
      { type: "object", dependencies: { a: { properties: { b: { type: "number" } } } } },
      { a: 1, b: "2" },
      { b: "2" },
    ),
  ],
  ["coerce enum mismatch", ...changing({ coerceTypes: true }, { type: "number", enum: [1, 2] }, "1", "3", "x")],
  [
    "defaults in arrays of objects",
    ...changing(
      { useDefaults: true },
      { type: "array", items: { type: "object", properties: { a: { default: 1 } } } },
      [{}, { a: 2 }],
    ),
  ],
  [
    "defaults by ref",
    ...changing(
      { useDefaults: true },
      { definitions: { d: { default: 5 } }, type: "object", properties: { a: { $ref: "#/definitions/d" } } },
      {},
    ),
  ],
  [
    "defaults by ref to object",
    ...changing(
      { useDefaults: true },
      {
        definitions: { d: { type: "object", properties: { x: { default: 5 } } } },
        type: "object",
        properties: { a: { $ref: "#/definitions/d" } },
      },
      { a: {} },
      {},
    ),
  ],
  [
    "defaults with additionalProperties false",
    ...changing(
      { useDefaults: true },
      { type: "object", properties: { a: { default: 1 } }, additionalProperties: false },
      {},
      { b: 1 },
    ),
  ],
  [
    "defaults and minProperties",
    ...changing({ useDefaults: true }, { type: "object", minProperties: 1, properties: { a: { default: 1 } } }, {}),
  ],
  [
    "defaults and dependencies",
    ...changing(
      { useDefaults: true },
      { type: "object", properties: { a: { default: 1 } }, dependencies: { a: ["b"] } },
      {},
    ),
  ],
  [
    "defaults and propertyNames",
    ...changing(
      { useDefaults: true },
      { type: "object", properties: { ab: { default: 1 } }, propertyNames: { maxLength: 1 } },
      {},
    ),
  ],
  [
    "defaults not used when null",
    ...changing(
      { useDefaults: true },
      { type: "object", properties: { a: { type: "string", default: "x" } } },
      { a: null },
    ),
  ],
  [
    "defaults false and zero",
    ...changing(
      { useDefaults: true },
      {
        type: "object",
        properties: { a: { default: false }, b: { default: 0 }, c: { default: "" }, d: { default: null } },
      },
      {},
    ),
  ],
  [
    "defaults empty nested",
    ...changing(
      { useDefaults: "empty" },
      { type: "object", properties: { a: { type: "object", default: {}, properties: { b: { default: 1 } } } } },
      { a: null },
      { a: "" },
      { a: { b: "" } },
    ),
  ],
  [
    "remove in nested",
    ...changing(
      { removeAdditional: true },
      { type: "object", properties: { o: { type: "object", properties: { a: {} }, additionalProperties: false } } },
      { o: { a: 1, b: 1 }, p: 1 },
    ),
  ],
  [
    "remove all with allOf",
    ...changing(
      { removeAdditional: "all", strict: false },
      { type: "object", allOf: [{ properties: { a: {} } }], properties: { b: {} } },
      { a: 1, b: 1, c: 1 },
    ),
  ],
  [
    "remove failing with nested",
    ...changing(
      { removeAdditional: "failing" },
      { type: "object", additionalProperties: { type: "object", properties: { a: { type: "number" } } } },
      { x: { a: 1 }, y: { a: "1" }, z: 1 },
    ),
  ],
  [
    "remove in items",
    ...changing(
      { removeAdditional: true },
      { type: "array", items: { type: "object", properties: { a: {} }, additionalProperties: false } },
      [{ a: 1, b: 1 }, { c: 1 }],
    ),
  ],
  [
    "remove then minProperties",
    ...changing(
      { removeAdditional: true },
      { type: "object", properties: { a: {} }, additionalProperties: false, minProperties: 2 },
      { a: 1, b: 1 },
    ),
  ],
  [
    "remove with required",
    ...changing(
      { removeAdditional: true },
      { type: "object", properties: { a: {} }, required: ["a"], additionalProperties: false },
      { b: 1 },
    ),
  ],
  [
    "remove patternProperties all",
    ...changing({ removeAdditional: "all" }, { type: "object", patternProperties: { "^x": {} } }, { x1: 1, y: 2 }),
  ],
  [
    "express like",
    (ajv) => {
      const v = ajv.compile({
        type: "object",
        properties: {
          page: { type: "integer", default: 1, minimum: 1 },
          size: { type: "integer", default: 20, maximum: 100 },
          q: { type: "string" },
          sort: { type: "array", items: { type: "string" }, default: [] },
        },
        additionalProperties: false,
      });
      return [{}, { page: "2", q: "x", z: 1 }, { size: "500" }, { sort: "name" }, { page: "0" }].map((d: any) => [
        v(d),
        d,
        ajv.errorsText(v.errors),
      ]);
    },
    { coerceTypes: "array", useDefaults: true, removeAdditional: true, allErrors: true },
  ],
  [
    "env like",
    (ajv) => {
      const d = { PORT: "3000", DEBUG: "true", EXTRA: "1", LIST: "a,b" };
      const v = ajv.compile({
        type: "object",
        required: ["PORT"],
        properties: {
          PORT: { type: "number", default: 80 },
          DEBUG: { type: "boolean" },
          HOST: { type: "string", default: "h" },
          LIST: { type: "string" },
        },
        additionalProperties: false,
      });
      return [v(d), d];
    },
    { coerceTypes: true, useDefaults: true, removeAdditional: true },
  ],
  [
    "frozen data",
    (ajv) => {
      const d = Object.freeze({ a: 1 });
      return thrown(() => [ajv.compile({ type: "object", properties: { a: { type: "number" } } })(d), d]);
    },
    { useDefaults: true, coerceTypes: true },
  ],
  [
    "validate valid data unchanged",
    (ajv) => {
      const d = { a: { b: [1] } };
      const b = d.a.b;
      ajv.validate({ type: "object", properties: { a: { type: "object", properties: { b: { type: "array" } } } } }, d);
      return d.a.b === b;
    },
    { useDefaults: true, coerceTypes: true, removeAdditional: true },
  ],
  [
    "strict log warnings order",
    (ajv) => {
      ajv.compile({
        type: "object",
        properties: { a: { minimum: 1, foo: 1 }, b: { type: ["string", "number"], maxItems: 1 } },
        required: ["z"],
        then: {},
      })({});
    },
    { strict: "log" },
  ],
  [
    "strict with refs",
    (ajv) => {
      ajv.addSchema({ $id: "o", definitions: { x: { minLength: 1, bar: 1 } } });
      return thrown(() => ajv.compile({ $ref: "o#/definitions/x" }));
    },
  ],
  [
    "strict added later",
    (ajv) => {
      ajv.addSchema({ $id: "o", foo: 1 });
      return thrown(() => ajv.getSchema("o"));
    },
  ],
  [
    "strict in not and contains",
    (ajv) => thrown(() => ajv.compile({ type: "array", contains: { zip: 1 }, not: { zap: 1 } })),
  ],
  [
    "strictSchema log only",
    (ajv) => thrown(() => typeof ajv.compile({ foo: 1, type: ["string", "number"] })),
    { strictSchema: "log", strictTypes: false },
  ],
  ["strictNumbers", (ajv) => results(ajv.compile({ type: "number" }), NaN, Infinity, 1)],
  ["$async wrong", (ajv) => thrown(() => typeof ajv.compile({ $async: false, type: "string" }))],
  [
    "$async inner",
    (ajv) => thrown(() => typeof ajv.compile({ properties: { a: { $async: true, type: "string" } }, type: "object" })),
  ],
  [
    "async two refs",
    async (ajv) => {
      ajv.addSchema({ $id: "s1", $async: true, type: "object", properties: { n: { type: "number" } } });
      const v = ajv.compile({ $async: true, type: "object", properties: { a: { $ref: "s1" }, b: { $ref: "s1" } } });
      return [await v({ a: { n: 1 } }), await v({ a: { n: "1" }, b: { n: "2" } }).catch((e: any) => e.errors)];
    },
    { allErrors: true },
  ],
  [
    "async and sync ref",
    async (ajv) => {
      ajv.addSchema({ $id: "s2", type: "number" });
      const v = ajv.compile({ $async: true, properties: { a: { $ref: "s2" } }, type: "object" });
      return [await v({ a: 1 }), await v({ a: "x" }).catch((e: any) => e.errors)];
    },
  ],
  [
    "async anyOf",
    async (ajv) => {
      ajv.addKeyword({ keyword: "ok", async: true, validate: async (s: any, d: any) => d === s });
      const v = ajv.compile({ $async: true, anyOf: [{ ok: 1 }, { ok: 2 }] });
      return [await v(1), await v(2), await v(3).catch((e: any) => e.errors)];
    },
  ],
  [
    "async keyword valid undefined",
    async (ajv) => {
      ajv.addKeyword({ keyword: "ok", async: true, validate: async () => undefined });
      return ajv
        .compile({ $async: true, ok: 1 })(1)
        .catch((e: any) => e.errors);
    },
  ],
  [
    "async with coercion",
    async (ajv) => {
      const v = ajv.compile({ $async: true, type: "object", properties: { n: { type: "number" } } });
      return v({ n: "5" });
    },
    { coerceTypes: true },
  ],
  [
    "compileAsync loads meta",
    async (ajv) => {
      const v = await ajv.compileAsync({ $schema: "http://x/meta", type: "string" });
      return [v("a"), v(1)];
    },
    { loadSchema: async (u: any) => ({ $id: u, type: "object" }) },
  ],
  [
    "compileAsync circular",
    async (ajv) => {
      ajv.opts.loadSchema = async (u: any) => ({ $id: u, type: "object", properties: { p: { $ref: "http://x/0" } } });
      const v = await ajv.compileAsync({
        $id: "http://x/0",
        type: "object",
        properties: { q: { $ref: "http://x/1" } },
      });
      return results(v, { q: { p: { q: 1 } } });
    },
  ],
  [
    "compileAsync fragment missing",
    async (ajv) => ajv.compileAsync({ $ref: "http://x/n#/definitions/z" }).catch((e: any) => [e.name, e.message]),
    { loadSchema: async () => ({ definitions: {} }) },
  ],
  [
    "compileAsync invalid loaded",
    async (ajv) => ajv.compileAsync({ $ref: "http://x/n" }).catch((e: any) => [e.name, e.message]),
    { loadSchema: async () => ({ type: "wrong" }) },
  ],
  [
    "format of unknown type",
    (ajv) => {
      ajv.addFormat("f", { type: "number", validate: () => false });
      return results(ajv.compile({ format: "f" }), "x", 1);
    },
    { strict: false },
  ],
  [
    "format redefined",
    (ajv) => {
      ajv.addFormat("f", /^a/);
      ajv.addFormat("f", /^b/);
      return results(ajv.compile({ type: "string", format: "f" }), "a", "b");
    },
  ],
  [
    "format that throws",
    (ajv) => {
      ajv.addFormat("f", () => {
        throw new Error("fmt");
      });
      return thrown(() => ajv.compile({ type: "string", format: "f" })("x"));
    },
  ],
  [
    "format returns truthy",
    (ajv) => {
      ajv.addFormat("f", (x: any) => x.length);
      return results(ajv.compile({ type: "string", format: "f" }), "", "a");
    },
  ],
  [
    "format by object regexp",
    (ajv) => {
      ajv.addFormat("f", { validate: /^a/ });
      return results(ajv.compile({ type: "string", format: "f" }), "a", "b");
    },
  ],
  [
    "format false",
    (ajv) =>
      thrown(() => {
        ajv.addFormat("f", false);
        return ajv.compile({ type: "string", format: "f" })("x");
      }),
  ],
  [
    "format named like a member",
    (ajv) => [
      thrown(() => ajv.compile({ type: "string", format: "toString" })),
      thrown(() => ajv.compile({ type: "string", format: "constructor" })),
    ],
  ],
  [
    "formats table written",
    (ajv) => {
      ajv.formats.f = /^a/;
      return results(ajv.compile({ type: "string", format: "f" }), "a", "b");
    },
  ],
  [
    "formats table written late",
    (ajv) => {
      ajv.compile({ type: "number" });
      ajv.formats.f = /^a/;
      return results(ajv.compile({ type: "string", format: "f" }), "a", "b");
    },
  ],
  [
    "format in anyOf",
    (ajv) => {
      ajv.addFormat("f", /^a/);
      return results(ajv.compile({ anyOf: [{ type: "string", format: "f" }, { type: "number" }] }), "b", 1);
    },
    { allErrors: true },
  ],
  [
    "schema with null prototype",
    (ajv) => {
      const s = Object.assign(Object.create(null), { type: "string" });
      return thrown(() => results(ajv.compile(s), 1));
    },
  ],
  [
    "frozen schema",
    (ajv) =>
      results(
        ajv.compile(
          Object.freeze({ type: "object", properties: Object.freeze({ a: Object.freeze({ type: "number" }) }) }),
        ),
        { a: "x" },
      ),
  ],
  [
    "schema mutated after",
    (ajv) => {
      const s = { type: "string" };
      const v = ajv.compile(s);
      s.type = "number";
      return [...results(v, 1), ajv.compile(s) === v];
    },
  ],
  [
    "schema shared parts",
    (ajv) => {
      const n = { type: "number" };
      return results(ajv.compile({ type: "object", properties: { a: n, b: n } }), { a: "1", b: "2" });
    },
    { allErrors: true },
  ],
  [
    "many errors",
    (ajv) => {
      const v = ajv.compile({ type: "array", items: { type: "number" } });
      v(Array.from({ length: 500 }, () => "x"));
      return [v.errors.length, v.errors[499]];
    },
    { allErrors: true },
  ],
  [
    "stops at first in items",
    (ajv) => {
      const v = ajv.compile({ type: "array", items: { type: "number" } });
      v(["x", "y"]);
      return v.errors;
    },
  ],
  [
    "first of properties by schema order",
    (ajv) =>
      results(ajv.compile({ type: "object", properties: { b: { type: "number" }, a: { type: "number" } } }), {
        a: "x",
        b: "y",
      }),
  ],
  [
    "first required or properties",
    (ajv) =>
      results(ajv.compile({ type: "object", properties: { b: { type: "number" } }, required: ["z"] }), { b: "y" }),
  ],
  ["first type or enum", (ajv) => results(ajv.compile({ type: "string", enum: ["a"], minLength: 5 }), 1, "b", "a")],
  [
    "first allOf or type",
    (ajv) => results(ajv.compile({ allOf: [{ minLength: 3, type: "string" }], maxLength: 1, type: "string" }), "ab", 1),
  ],
  [
    "first in ref",
    (ajv) =>
      results(
        ajv.compile({
          definitions: { d: { type: "object", required: ["q"] } },
          $ref: "#/definitions/d",
          required: ["p"],
        }),
        {},
      ),
    { strict: false },
  ],
];
