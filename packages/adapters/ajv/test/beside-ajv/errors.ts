// oxlint-disable typescript/no-explicit-any -- both classes take the same calls
// Errors: where they stand, when they are reset, how they are shown; options for them.
import { type Row, results, thrown } from "./row.js";

const schema = { type: "object", properties: { a: { type: "string" }, b: { type: "number" } }, required: ["c"] };
const wrong = { a: 1, b: "x" };
const all = { allErrors: true } as const;
const discriminated = {
  discriminator: { propertyName: "k" },
  required: ["k"],
  oneOf: [{ properties: { k: { const: "a" } }, required: ["x"] }, { properties: { k: { enum: ["b", "c"] } } }],
};

export const rows: readonly Row[] = [
  ["errors before a call", (ajv) => [ajv.errors, ajv.compile(schema).errors]],
  [
    "errors after a valid value",
    (ajv) => {
      const v = ajv.compile({ type: "string" });
      v(1);
      v("a");
      return v.errors;
    },
  ],
  ["ajv.errors after a call of a function", (ajv) => (ajv.compile({ type: "string" })(1), ajv.errors)],
  [
    "ajv.errors after compile",
    (ajv) => (ajv.validate({ type: "string" }, 1), ajv.compile({ type: "number" }), ajv.errors),
  ],
  [
    "ajv.errors after addSchema",
    (ajv) => (ajv.validate({ type: "string" }, 1), ajv.addSchema({ type: "number" }, "k"), ajv.errors),
  ],
  ["ajv.errors after getSchema", (ajv) => (ajv.validate({ type: "string" }, 1), ajv.getSchema("none"), ajv.errors)],
  [
    "errors are assignable",
    (ajv) => {
      ajv.errors = [{ instancePath: "/x", message: "mine" }];
      const v = ajv.compile(schema);
      v.errors = ajv.errors;
      return [ajv.errorsText(), v.errors];
    },
  ],
  [
    "each call has errors of its own",
    (ajv) => {
      const v = ajv.compile({ type: "string" });
      v(1);
      const first = v.errors;
      v(2);
      return [first === v.errors, first];
    },
  ],
  [
    "two functions",
    (ajv) => {
      const [a, b] = [ajv.compile({ type: "string" }), ajv.compile({ type: "number" })];
      a(1);
      b("x");
      return [a.errors, b.errors];
    },
  ],
  [
    "errorsText",
    (ajv) => (
      ajv.validate(schema, wrong),
      [
        ajv.errorsText(),
        ajv.errorsText(null),
        ajv.errorsText([]),
        ajv.errorsText(undefined, {}),
        ajv.errorsText(ajv.errors, { separator: "\n" }),
        ajv.errorsText(ajv.errors, { dataVar: "" }),
        ajv.errorsText([{ instancePath: "" }]),
      ]
    ),
    all,
  ],
  ["all errors", (ajv) => results(ajv.compile(schema), wrong), all],
  ["the first error", (ajv) => results(ajv.compile(schema), wrong)],
  ["verbose", (ajv) => results(ajv.compile(schema), wrong), { verbose: true, ...all }],
  [
    "messages: false",
    (ajv) => (ajv.validate(schema, wrong), [ajv.errors, ajv.errorsText()]),
    { messages: false, ...all },
  ],
  [
    "undefined as a value",
    (ajv) => [
      results(ajv.compile({ type: "string" }), undefined),
      results(ajv.compile({}), undefined),
      results(ajv.compile({ enum: [1] }), undefined),
      results(ajv.compile({ const: 1 }), undefined),
    ],
  ],
  ["no value", (ajv) => [ajv.compile({ type: "string" })(), ajv.compile(true)()]],
  [
    "undefined members",
    (ajv) => [
      results(ajv.compile({ type: "object", required: ["a"] }), { a: undefined }),
      results(ajv.compile({ type: "object", properties: { a: { type: "string" } } }), { a: undefined }),
      results(ajv.compile({ type: "object", minProperties: 1 }), { a: undefined }),
      results(ajv.compile({ type: "object", additionalProperties: false }), { a: undefined }),
      results(ajv.compile({ type: "object", additionalProperties: { type: "string" } }), { a: undefined }),
      results(ajv.compile({ type: "object", propertyNames: { maxLength: 1 } }), { abc: undefined }),
    ],
  ],
  [
    "undefined items",
    (ajv) => [
      results(ajv.compile({ type: "array", items: { type: "string" } }), ["a", undefined]),
      results(ajv.compile({ type: "array", contains: { type: "string" } }), [undefined]),
    ],
  ],
  [
    "numbers that JSON lacks",
    (ajv) => [Number.NaN, Infinity, -Infinity].map((x) => results(ajv.compile({ type: "number" }), x)),
    { addUsedSchema: false },
  ],
  [
    "numbers that JSON lacks, strictNumbers: false",
    (ajv) => [Number.NaN, Infinity, -Infinity].map((x) => results(ajv.compile({ type: "number", minimum: 0 }), x)),
    { strictNumbers: false },
  ],
  ["integers", (ajv) => results(ajv.compile({ type: "integer" }), 1, 1.5, 1e30, "1", -0, Infinity)],
  [
    "integers, strictNumbers: false",
    (ajv) => results(ajv.compile({ type: "integer" }), 1, 1.5, Infinity, Number.NaN),
    { strictNumbers: false },
  ],
  [
    "dates, functions, symbols",
    (ajv) => [
      results(ajv.compile({ type: "object" }), new Date(0)),
      results(ajv.compile({ type: "string" }), new Date(0)),
      results(ajv.compile({ type: "object" }), () => 1),
      results(ajv.compile({ type: "string" }), Symbol.iterator),
      results(ajv.compile({ type: "integer" }), 1n),
    ],
  ],
  [
    "objects of classes",
    (ajv) => {
      class A {
        a = 1;
      }
      class B extends A {
        b = "x";
      }
      return results(
        ajv.compile({
          type: "object",
          properties: { a: { type: "string" }, b: { type: "number" } },
          additionalProperties: false,
        }),
        new A(),
        new B(),
      );
    },
    all,
  ],
  [
    "objects without a prototype",
    (ajv) => results(ajv.compile(schema), Object.assign(Object.create(null), wrong)),
    all,
  ],
  [
    "a map and a set",
    (ajv) => results(ajv.compile({ type: "object", required: ["a"] }), new Map([["a", 1]]), new Set(["a"])),
  ],
  [
    "boxed values",
    (ajv) => results(ajv.compile({ type: ["string", "number", "boolean"] }), Object(1), Object("a"), Object(true)),
    { allowUnionTypes: true },
  ],
  [
    "typed arrays",
    (ajv) => [
      results(ajv.compile({ type: "array" }), new Uint8Array(2)),
      results(ajv.compile({ type: "object" }), new Uint8Array(2)),
    ],
  ],
  [
    "arrays with holes",
    (ajv) => {
      const holes: unknown[] = [];
      holes[1] = 1;
      return results(ajv.compile({ type: "array", items: { type: "number" } }), holes);
    },
  ],
  [
    "names with special characters",
    (ajv) =>
      results(
        ajv.compile({
          type: "object",
          properties: {
            "a/b": {
              type: "object",
              properties: {
                "c~d": {
                  type: "object",
                  properties: { "e f": { type: "object", properties: { "%25": { type: "string" } } } },
                },
              },
            },
          },
        }),
        { "a/b": { "c~d": { "e f": { "%25": 1 } } } },
      ),
  ],
  [
    "names of quotes and lines",
    (ajv) =>
      results(
        ajv.compile({
          type: "object",
          properties: {
            "'": { type: "string" },
            '"': { type: "string" },
            "\n": { type: "string" },
            "\\": { type: "string" },
            "\u2028": { type: "string" },
          },
        }),
        { "'": 1, '"': 1, "\n": 1, "\\": 1, "\u2028": 1 },
      ),
    all,
  ],
  [
    "required names of quotes",
    (ajv) => results(ajv.compile({ type: "object", required: ["'", '"', "\n", "a b", "1"] }), {}),
    all,
  ],
  ["patterns of quotes", (ajv) => results(ajv.compile({ type: "string", pattern: "^\"'\\\\\n$" }), "a")],
  ["a pattern that is no expression", (ajv) => thrown(() => ajv.compile({ type: "string", pattern: "[" }))],
  [
    "a pattern of properties that is no expression",
    (ajv) => thrown(() => ajv.compile({ type: "object", patternProperties: { "[": {} } })),
  ],
  [
    "many required properties",
    (ajv) =>
      results(ajv.compile({ type: "object", required: Array.from({ length: 250 }, (_, i) => `p${i}`) }), {
        p0: 1,
        p1: 1,
      }),
  ],
  ["many constants", (ajv) => results(ajv.compile({ enum: Array.from({ length: 250 }, (_, i) => i) }), 249, 250)],
  [
    "an instancePath of the caller",
    (ajv) => {
      const v = ajv.compile(schema);
      return [v(wrong, { instancePath: "/base", parentData: {}, parentDataProperty: "base", rootData: {} }), v.errors];
    },
    all,
  ],
  [
    "a context of the caller without members",
    (ajv) => {
      const v = ajv.compile(schema);
      return [v(wrong, {}), v.errors];
    },
    all,
  ],
  [
    "params of every keyword",
    (ajv) =>
      [
        { type: "number" },
        { type: ["number", "null"] },
        { enum: [1, "a", null] },
        { const: { a: [1] } },
        { maximum: 1 },
        { minimum: 9 },
        { exclusiveMaximum: 5 },
        { exclusiveMinimum: 5 },
        { multipleOf: 2 },
      ].map((s) => results(ajv.compile(s), 5, "x")),
    { strict: false, verbose: true, ...all },
  ],
  [
    "params of keywords of texts",
    (ajv) => [{ maxLength: 1 }, { minLength: 9 }, { pattern: "^x" }].map((s) => results(ajv.compile(s), "abc", "😀")),
    { strict: false, verbose: true, ...all },
  ],
  [
    "params of keywords of arrays",
    (ajv) =>
      [
        { maxItems: 1 },
        { minItems: 9 },
        { uniqueItems: true },
        { items: { type: "string" } },
        { items: [{ type: "string" }], additionalItems: false },
        { items: [{}], additionalItems: { type: "string" } },
        { contains: { type: "string" } },
      ].map((s) => results(ajv.compile(s), [1, 2, 1])),
    { strict: false, verbose: true, ...all },
  ],
  [
    "params of keywords of objects",
    (ajv) =>
      [
        { maxProperties: 1 },
        { minProperties: 9 },
        { required: ["x", "y"] },
        { additionalProperties: false },
        { propertyNames: { pattern: "^b" } },
        { dependencies: { a: ["x", "y"], b: { required: ["z"] } } },
        { patternProperties: { "^a": { type: "string" } } },
      ].map((s) => results(ajv.compile(s), { a: 1, b: 2 })),
    { strict: false, verbose: true, ...all },
  ],
  [
    "params of applicators",
    (ajv) =>
      [
        { not: {} },
        { anyOf: [{ type: "string" }, { minimum: 9 }] },
        { oneOf: [{}, { type: "number" }, {}] },
        { oneOf: [{ type: "string" }] },
        { allOf: [{ type: "string" }, { minimum: 9 }] },
        { if: {}, then: { type: "string" } },
        { if: false, else: { type: "string" } },
        { if: {}, then: false },
      ].map((s) => results(ajv.compile(s), 5)),
    { strict: false, verbose: true, ...all },
  ],
  [
    "dependencies of one and two",
    (ajv) =>
      results(ajv.compile({ type: "object", dependencies: { a: ["b"], c: ["d", "e"], f: [] } }), { a: 1, c: 1, f: 1 }),
    all,
  ],
  [
    "enum of objects",
    (ajv) => results(ajv.compile({ enum: [{ a: 1 }, [1, 2], null] }), { a: 1 }, [2, 1], null, { a: 2 }),
  ],
  ["an empty enum", (ajv) => thrown(() => ajv.compile({ enum: [] }))],
  ["an enum with duplicates", (ajv) => thrown(() => ajv.compile({ enum: [1, 1] }))],
  [
    "const: null and undefined",
    (ajv) => [results(ajv.compile({ const: null }), null, 0), results(ajv.compile({ const: undefined }), 1)],
  ],
  [
    "multiples",
    (ajv) => results(ajv.compile({ type: "number", multipleOf: 0.01 }), 1.23, 1.235, 0.07),
    { multipleOfPrecision: 10 },
  ],
  [
    "unicodeRegExp",
    (ajv) => results(ajv.compile({ type: "string", pattern: "^.$" }), "😀", "a"),
    { unicodeRegExp: false },
  ],
  [
    "unicodeRegExp by default",
    (ajv) => [
      results(ajv.compile({ type: "string", pattern: "^.$" }), "😀", "a"),
      thrown(() => ajv.compile({ type: "string", pattern: "\\-" })),
    ],
  ],
  [
    "code.regExp",
    (ajv) => {
      const made: unknown[] = [];
      ajv.opts.code.regExp = Object.assign(
        (pattern: string, flags: string) => (made.push([pattern, flags]), { test: (t: string) => t === "yes" }),
        { code: "mine" },
      );
      return [results(ajv.compile({ type: "string", pattern: "x" }), "yes", "x"), made];
    },
  ],
  [
    "discriminator: not the option",
    (ajv) =>
      thrown(() =>
        ajv.compile({
          type: "object",
          discriminator: { propertyName: "k" },
          oneOf: [{ properties: { k: { const: 1 } } }],
        }),
      ),
  ],
  ...[true, false].map((allErrors): Row => [
    `discriminator: values that are no objects, allErrors: ${allErrors}`,
    (ajv) => results(ajv.compile({ type: "object", ...discriminated }), 5, [], null, { k: "a" }),
    { discriminator: true, allErrors },
  ]),
  [
    "discriminator without a type",
    (ajv) => results(ajv.compile(discriminated), 5),
    { discriminator: true, strictTypes: false },
  ],
  [
    "discriminator: mistakes in the schema",
    (ajv) =>
      [
        { discriminator: {}, oneOf: [] },
        { discriminator: { propertyName: "k", mapping: { a: 1 } }, oneOf: [{}] },
        { discriminator: { propertyName: "k" } },
        { discriminator: { propertyName: "k" }, required: ["k"], oneOf: [{}] },
        { discriminator: { propertyName: "k" }, required: ["k"], oneOf: [{ properties: { k: {} } }] },
        { discriminator: { propertyName: "k" }, oneOf: [{ properties: { k: { const: "a" } } }] },
        {
          discriminator: { propertyName: "k" },
          required: ["k"],
          oneOf: [{ properties: { k: { const: "a" } } }, { properties: { k: { const: "a" } } }],
        },
        { discriminator: { propertyName: "k" }, required: ["k"], oneOf: [{ properties: { k: { enum: ["a", 1] } } }] },
        { discriminator: { propertyName: "k" }, required: ["k"], oneOf: [true] },
        { discriminator: "k", oneOf: [] },
        {
          discriminator: { propertyName: "k" },
          required: ["k"],
          oneOf: [{ properties: { k: { const: "a" } }, required: ["k"] }, { properties: { k: { const: "b" } } }],
        },
        {
          discriminator: { propertyName: "k" },
          oneOf: [
            { properties: { k: { const: "a" } }, required: ["k"] },
            { properties: { k: { const: "b" } }, required: ["k"] },
          ],
        },
        { discriminator: { propertyName: "k" }, required: ["k"], oneOf: [{ $ref: "#/definitions/none" }] },
      ].map((s) => thrown(() => ajv.compile({ type: "object", ...s }))),
    { discriminator: true },
  ],
  [
    "discriminator beside anyOf",
    (ajv) =>
      thrown(() =>
        ajv.compile({
          type: "object",
          discriminator: { propertyName: "k" },
          required: ["k"],
          anyOf: [{ properties: { k: { const: "a" } } }],
        }),
      ),
    { discriminator: true },
  ],
  [
    "discriminator: verbose",
    (ajv) =>
      results(
        ajv.compile({
          type: "object",
          discriminator: { propertyName: "k" },
          required: ["k"],
          oneOf: [{ properties: { k: { const: "a" }, x: { type: "string" } }, required: ["x"] }],
        }),
        { k: "a" },
        { k: "b" },
        { k: 1 },
        {},
        1,
      ),
    { discriminator: true, verbose: true, ...all },
  ],
  ["jtd", (_, Class) => typeof new Class({ jtd: false })],
  [
    "opts",
    (ajv) => {
      const { opts } = ajv;
      const names = Object.keys(opts).filter((name) => name !== "uriResolver");
      return [names.toSorted(), opts.strictTypes, opts.loopEnum, opts.inlineRefs, typeof opts.code.regExp];
    },
  ],
  ["opts keeps unknown options", (ajv) => [ajv.opts.mine], { mine: 1 }],
  [
    "opts of strict",
    (ajv) => [
      ajv.opts.strict,
      ajv.opts.strictSchema,
      ajv.opts.strictTypes,
      ajv.opts.strictRequired,
      ajv.opts.strictNumbers,
    ],
    { strict: true },
  ],
  [
    "options that are given twice",
    (ajv) => [ajv.opts.strictSchema, ajv.opts.strictTypes],
    { strict: false, strictTypes: true },
  ],
  [
    "options that Ajv has removed",
    (_, Class) => {
      const said: unknown[] = [];
      const log = (...args: unknown[]): void => void said.push(args);
      const ajv = new Class({
        logger: { log, warn: log, error: log },
        errorDataPath: "property",
        format: "full",
        nullable: true,
        jsonPointers: true,
        extendRefs: true,
        missingRefs: "ignore",
        processCode: String,
        sourceCode: true,
        strictDefaults: true,
        strictKeywords: true,
        uniqueItems: true,
        unknownFormats: [],
        cache: {},
        serialize: String,
        ajvErrors: true,
      });
      return [said, typeof ajv];
    },
  ],
  [
    "options that are deprecated",
    (_, Class) => {
      const said: unknown[] = [];
      const log = (...args: unknown[]): void => void said.push(args);
      const ajv = new Class({
        logger: { log, warn: log, error: log },
        ignoreKeywordsWithRef: true,
        jsPropertySyntax: true,
        unicode: true,
      });
      return [said, typeof ajv];
    },
  ],
  ["a logger that lacks a method", (_, Class) => thrown(() => new Class({ logger: { log() {} } }))],
  [
    "no logger",
    (_, Class) => [
      Object.keys(new Class({ logger: false }).logger),
      thrown(() => new Class({ logger: false, strict: "log" }).compile({ a: 1 })),
    ],
  ],
  ["the console as logger", (_, Class) => new Class().logger === console],
  [
    "a logger with this",
    (_, Class) => {
      const logger = {
        said: [] as unknown[],
        log() {},
        warn(this: any, text: string) {
          this.said.push(text);
        },
        error() {},
      };
      new Class({ logger, strict: "log" }).compile({ a: 1 });
      return logger.said;
    },
  ],
  [
    "jsPropertySyntax",
    (ajv) =>
      results(ajv.compile({ type: "object", properties: { a: { type: "array", items: { type: "string" } } } }), {
        a: [1],
      }),
    { jsPropertySyntax: true },
  ],
  [
    "ignoreKeywordsWithRef",
    (ajv) =>
      results(
        ajv.compile({
          type: "object",
          properties: { a: { $ref: "#/definitions/s", maxLength: 1 } },
          definitions: { s: { type: "string" } },
        }),
        { a: "abc" },
        { a: 1 },
      ),
    { ignoreKeywordsWithRef: true },
  ],
  [
    "inlineRefs",
    (ajv) =>
      results(
        ajv.compile({
          type: "object",
          properties: { a: { $ref: "#/definitions/s" } },
          definitions: { s: { type: "string", minLength: 2 } },
        }),
        { a: "a" },
        { a: 1 },
      ),
    { inlineRefs: false, ...all },
  ],
  [
    "inlineRefs with a limit",
    (ajv) =>
      results(
        ajv.compile({
          type: "object",
          properties: { a: { $ref: "#/definitions/s" }, b: { $ref: "#/definitions/t" } },
          definitions: { s: { type: "string", minLength: 2 }, t: { type: "string" } },
        }),
        { a: "a", b: 1 },
      ),
    { inlineRefs: 1, ...all },
  ],
  [
    "static members",
    (_, Class) =>
      [typeof Class.ValidationError, typeof Class.MissingRefError, new Class.ValidationError([{ message: "a" }])].map(
        (each) =>
          each instanceof Error
            ? [each.message, (each as any).errors, (each as any).ajv, (each as any).validation]
            : each,
      ),
  ],
  [
    "instances of a class of one's own",
    (_, Class) => {
      class Mine extends Class {
        hello(): number {
          return 1;
        }
      }
      const ajv: any = new Mine();
      return [ajv.hello(), ajv instanceof Class, results(ajv.compile({ type: "string" }), 1)];
    },
  ],
  [
    "enumerable members of a function",
    (ajv) =>
      ((v: any) => [v.schema, v.errors, typeof v.schemaEnv, v.source, v.evaluated])(ajv.compile({ type: "string" })),
  ],
  [
    "inherited properties",
    (ajv) => results(ajv.compile({ type: "object", required: ["a"] }), Object.create({ a: 1 }), { a: 1 }),
  ],
  ["unicode: false", (ajv) => results(ajv.compile({ type: "string", maxLength: 2 }), "💩💩"), { unicode: false }],
];
