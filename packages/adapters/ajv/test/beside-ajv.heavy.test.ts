// oxlint-disable typescript/no-explicit-any -- both classes take the same calls
// What programs do with Ajv, done with Ajv and with this package: the same values, errors and exceptions.
import { Ajv as TheirAjv } from "ajv";
import { Ajv2019 as TheirAjv2019 } from "ajv/dist/2019.js";
import { expect, test } from "vitest";
import { Ajv, type Options } from "../src/index.js";
import { Ajv2019 } from "../src/2019.js";

type Do = (ajv: any) => unknown;

const person = {
  $id: "https://example.com/person",
  type: "object",
  properties: { name: { type: "string" }, home: { $ref: "address#/definitions/address" } },
  required: ["name"],
};
const address = {
  $id: "https://example.com/address",
  definitions: { address: { type: "object", required: ["city"], properties: { city: { type: "string" } } } },
};

const rows: readonly (readonly [what: string, does: Do, options?: Options])[] = [
  ["validate with a schema", (ajv) => [ajv.validate({ type: "string" }, 1), ajv.errors]],
  ["a valid value has no errors", (ajv) => [ajv.validate({ type: "string" }, ""), ajv.errors]],
  ["compile", (ajv) => ((v) => [v(1), v.errors, v("a"), v.errors, v.schema])(ajv.compile({ type: "string" }))],
  ["compile gives one function for an object", (ajv) => ((s) => ajv.compile(s) === ajv.compile(s))({ type: "string" })],
  ["the errors of another call", (ajv) => (ajv.validate(false, 1), ajv.compile(true)(1), ajv.errors)],
  ["boolean schemas", (ajv) => [ajv.compile(false)(1), ajv.compile(true)(1), ajv.validate(false, 1), ajv.errors]],
  [
    "errorsText",
    (ajv) => (ajv.validate({ required: ["a", "b"], type: "object" }, {}), ajv.errorsText()),
    { allErrors: true },
  ],
  ["errorsText of none", (ajv) => ajv.errorsText()],
  [
    "errorsText with options",
    (ajv) => (
      ajv.validate({ type: "object", required: ["a", "b"] }, {}),
      ajv.errorsText(ajv.errors, { separator: "; ", dataVar: "x" })
    ),
    { allErrors: true },
  ],
  ["addSchema is chained", (ajv) => ajv.addSchema(person).addSchema(address) === ajv],
  [
    "addSchema with several",
    (ajv) =>
      ((v) => [v({ name: "a", home: {} }), v.errors])(
        ajv.addSchema([person, address]).getSchema("https://example.com/person"),
      ),
  ],
  [
    "getSchema of a part",
    (ajv) =>
      ((v) => [v({}), v.errors])(ajv.addSchema(address).getSchema("https://example.com/address#/definitions/address")),
  ],
  ["getSchema of nothing", (ajv) => ajv.getSchema("https://example.com/none")],
  ["getSchema has the schema", (ajv) => ajv.addSchema(person, "p").addSchema(address).getSchema("p").schema === person],
  ["a key", (ajv) => ajv.addSchema({ type: "string" }, "text").validate("text", 1)],
  [
    "a reference to a key",
    (ajv) => ((v) => [v(1), v.errors])(ajv.addSchema({ type: "string" }, "text.json").compile({ $ref: "text.json" })),
  ],
  [
    "the option schemas",
    (ajv) => [ajv.validate("a", 1), ajv.validate("b", 1)],
    { schemas: { a: { type: "string" }, b: { type: "number" } } },
  ],
  [
    "the option schemas as an array",
    (ajv) => ajv.validate("https://example.com/address#/definitions/address", {}),
    { schemas: [address] },
  ],
  ["an unknown key", (ajv) => ajv.validate("none", 1)],
  ["a key twice", (ajv) => ajv.addSchema({}, "a").addSchema(true, "a")],
  [
    "an identifier twice",
    (ajv) => [
      ajv.compile({ $id: "https://example.com/a" }),
      ajv.compile({ $id: "https://example.com/a", type: "string" }),
    ],
  ],
  ["removeSchema by key", (ajv) => ajv.addSchema({ type: "string" }, "a").removeSchema("a").getSchema("a")],
  ["removeSchema by object", (ajv) => ajv.addSchema(address).removeSchema(address).getSchema(address.$id)],
  [
    "removeSchema by expression",
    (ajv) =>
      ajv
        .addSchema(person)
        .addSchema(address)
        .removeSchema(/person/)
        .getSchema(person.$id),
  ],
  ["removeSchema of all", (ajv) => ajv.addSchema(address).removeSchema().getSchema(address.$id)],
  [
    "a schema in place of a removed one",
    (ajv) =>
      ajv.addSchema({ type: "string" }, "a").removeSchema("a").addSchema({ type: "number" }, "a").validate("a", 1),
  ],
  ["an invalid schema", (ajv) => ajv.compile({ type: "text" })],
  ["an invalid schema, added", (ajv) => ajv.addSchema({ type: "text" }, "a")],
  ["validateSchema", (ajv) => [ajv.validateSchema({ minLength: -1 }), ajv.errors, ajv.validateSchema({})]],
  ["a missing reference", (ajv) => ajv.compile({ $ref: "none.json#/a" })],
  [
    "a missing reference from an identifier",
    (ajv) => ajv.compile({ $id: "https://example.com/x/", $ref: "none.json" }),
  ],
  ["an unknown $schema", (ajv) => ajv.compile({ $schema: "https://example.com/none" })],
  ["no schema", (ajv) => ajv.compile("text")],
  ["an unknown keyword", (ajv) => ajv.compile({ minimun: 1 })],
  ["an unknown keyword without strict", (ajv) => ajv.compile({ minimun: 1 })(0), { strict: false }],
  ["an unknown format", (ajv) => ajv.compile({ type: "string", format: "none" })],
  [
    "an unknown format without strict",
    (ajv) => ajv.compile({ type: "string", format: "none" })("a"),
    { strict: false },
  ],
  ["formats unchecked", (ajv) => ajv.compile({ type: "string", format: "none" })("a"), { validateFormats: false }],
  ["strict types", (ajv) => ajv.compile({ minLength: 1 }), { strictTypes: true }],
  [
    "strict types in context",
    (ajv) => ajv.compile({ type: "string", anyOf: [{ type: "number" }, { minLength: 1 }] }),
    { strictTypes: true },
  ],
  ["union types", (ajv) => ajv.compile({ type: ["string", "number"] }), { strictTypes: true }],
  ["strict tuples", (ajv) => ajv.compile({ type: "array", items: [{}] }), { strictTuples: true }],
  ["strict required", (ajv) => ajv.compile({ type: "object", required: ["a"] }), { strictRequired: true }],
  ["if alone", (ajv) => ajv.compile({ if: true })],
  ["then alone", (ajv) => ajv.compile({ then: true })],
  [
    "matching properties",
    (ajv) => ajv.compile({ type: "object", properties: { ab: {} }, patternProperties: { a: {} } }),
  ],
  ["an unreferred definition is not checked", (ajv) => ajv.compile({ definitions: { a: { unknown: 1 } } })(1)],
  ["a format as expression", (ajv) => ajv.addFormat("a", /^a$/).validate({ type: "string", format: "a" }, "b")],
  ["a format as text", (ajv) => ajv.addFormat("a", "^a$").validate({ type: "string", format: "a" }, "b")],
  [
    "a format as function",
    (ajv) => ajv.addFormat("a", (x: string) => x === "a").validate({ type: "string", format: "a" }, "b"),
  ],
  [
    "a format of numbers",
    (ajv) =>
      ajv
        .addFormat("even", { type: "number", validate: (x: number) => x % 2 === 0 })
        .validate({ type: "number", format: "even" }, 3),
  ],
  ["a format that allows all", (ajv) => ajv.addFormat("a", true).validate({ type: "string", format: "a" }, "b")],
  ...[{ k: "a", x: 1 }, { k: "a", x: "1" }, { k: "b" }, { k: "c" }, { k: 1 }, {}].flatMap((value) =>
    [true, false].map(
      (allErrors) =>
        [
          `a discriminator: ${JSON.stringify(value)}, ${String(allErrors)}`,
          (ajv: any) =>
            ((v) => [v(value), v.errors])(
              ajv.compile({
                type: "object",
                discriminator: { propertyName: "k" },
                required: ["k"],
                oneOf: [
                  { properties: { k: { const: "a" }, x: { type: "integer" } }, required: ["x"] },
                  { $ref: "#/definitions/b" },
                ],
                definitions: {
                  b: { properties: { k: { enum: ["b", "B"] }, y: { type: "integer" } }, required: ["y"] },
                },
              }),
            ),
          { discriminator: true, allErrors, strict: false },
        ] as const,
    ),
  ),
  [
    "a discriminator without alternatives",
    (ajv) => ajv.compile({ type: "object", discriminator: { propertyName: "k" } }),
    { discriminator: true },
  ],
  ["nullable", (ajv) => ((v) => [v(null), v("a"), v(1), v.errors])(ajv.compile({ type: "string", nullable: true }))],
  [
    "a keyword beside a reference",
    (ajv) => ajv.compile({ definitions: { a: { type: "string" } }, $ref: "#/definitions/a", maxLength: 1 })("ab"),
  ],
  ["messages: false", (ajv) => (ajv.validate({ type: "string" }, 1), ajv.errors), { messages: false }],
  [
    "verbose",
    (ajv) => (ajv.validate({ type: "object", properties: { a: { not: {} } } }, { a: 1 }), ajv.errors),
    { verbose: true },
  ],
  ["an annotation", (ajv) => ajv.addKeyword("note").compile({ note: 1 })(1)],
  ["a keyword twice", (ajv) => ajv.addKeyword("note").addKeyword("note")],
  ["a keyword of the draft", (ajv) => ajv.addKeyword("minimum")],
  ["an invalid name", (ajv) => ajv.addKeyword("3d")],
  [
    "a keyword with validate",
    (ajv) =>
      ajv.addKeyword({
        keyword: "even",
        type: "number",
        schemaType: "boolean",
        validate: (s: boolean, x: number) => (x % 2 === 0) === s,
      }) && ((v) => [v(1), v.errors, v(2), v("a")])(ajv.compile({ even: true })),
  ],
  [
    "a wrong value of a keyword",
    (ajv) => ajv.addKeyword({ keyword: "even", schemaType: "boolean", validate: () => true }).compile({ even: 1 }),
  ],
  [
    "a keyword with compile, and errors of its own",
    (ajv) => {
      ajv.addKeyword({
        keyword: "range",
        type: "number",
        compile([min, max]: [number, number]) {
          const within: any = (x: number) => {
            within.errors = [{ keyword: "range", params: { min, max }, message: `must be from ${min} to ${max}` }];
            return x >= min && x <= max;
          };
          return within;
        },
      });
      const v = ajv.compile({ type: "object", properties: { a: { range: [1, 2] } } });
      return [v({ a: 1 }), v({ a: 3 }), v.errors];
    },
  ],
  [
    "a macro",
    (ajv) =>
      ajv.addKeyword({
        keyword: "range",
        type: "number",
        macro: ([minimum, maximum]: number[]) => ({ minimum, maximum }),
      }) && ((v) => [v(1), v(3), v.errors])(ajv.compile({ range: [1, 2] })),
    { strictTypes: false },
  ],
  [
    "a keyword that reads where the value stands",
    (ajv) => {
      const seen: unknown[] = [];
      ajv.addKeyword({
        keyword: "sees",
        validate: (schema: unknown, data: unknown, parent: unknown, at: any) =>
          seen.push([schema, data, parent, at.instancePath, at.parentData, at.parentDataProperty, at.rootData]) > 0,
      });
      ajv.validate({ type: "object", properties: { a: { type: "array", items: { sees: 1 } } } }, { a: [1, 2] });
      return seen;
    },
  ],
  [
    "a keyword that always fails",
    (ajv) => (
      ajv.addKeyword({ keyword: "never", validate: () => false, errors: false }),
      ajv.validate({ never: 1 }, 1),
      ajv.errors
    ),
  ],
  [
    "a keyword before others",
    (ajv) => (
      ajv.addKeyword({ keyword: "never", type: "number", before: "minimum", validate: () => false }),
      ajv.validate({ type: "number", minimum: 5, never: 1 }, 1),
      ajv.errors
    ),
  ],
  [
    "a keyword after others",
    (ajv) => (
      ajv.addKeyword({ keyword: "last", post: true, validate: () => false }),
      ajv.validate({ type: "number", last: 1 }, 1),
      ajv.errors
    ),
  ],
  [
    "dependencies of a keyword",
    (ajv) => ajv.addKeyword({ keyword: "a", dependencies: ["b"], validate: () => true }).compile({ a: 1 }),
  ],
  [
    "removeKeyword",
    (ajv) => ajv.removeKeyword("minimum").validate({ type: "number", minimum: 5 }, 1),
    { strict: false },
  ],
  ["getKeyword", (ajv) => [ajv.getKeyword("none"), ajv.addKeyword("note") && ajv.getKeyword("note")]],
  ["the option keywords", (ajv) => ajv.compile({ note: 1 })(1), { keywords: ["note"] }],
  [
    "a keyword with a message",
    (ajv) => (
      ajv.addKeyword({ keyword: "no", validate: () => false, error: { message: "must not be" } }),
      ajv.validate({ no: 1 }, 1),
      ajv.errors
    ),
  ],
  [
    "a context of the caller",
    (ajv) => ((v) => [v(1, { instancePath: "/a" }), v.errors])(ajv.compile({ type: "string" })),
  ],
  [
    "patterns without Unicode",
    (ajv) => ajv.compile({ type: "string", pattern: "^\\-$" })("-"),
    { unicodeRegExp: false },
  ],
  [
    "code.regExp",
    (ajv) => ajv.compile({ type: "string", pattern: "a" })("b"),
    { code: { regExp: Object.assign(() => ({ test: () => true }), { code: "x" }) } },
  ],
  [
    "inlineRefs: false",
    (ajv) =>
      ((v) => [v(1), v.errors])(ajv.compile({ $ref: "#/definitions/a", definitions: { a: { type: "string" } } })),
    { inlineRefs: false },
  ],
  [
    "addMetaSchema",
    (ajv) =>
      ajv
        .addMetaSchema({ $id: "https://example.com/meta", type: "object", required: ["title"] })
        .compile({ $schema: "https://example.com/meta" }),
  ],
  ["instanceof", (ajv) => ajv instanceof ajv.constructor],
  ["undefined in a schema", (ajv) => ajv.compile({ type: "string", minLength: undefined })("")],
];

/** Changes of values: the value afterwards, the verdict and the errors. */
const changing: readonly (readonly [schema: object, data: unknown, options: Options])[] = [
  ...[{}, { a: 5 }, { a: "5" }, { a: "x" }, { a: null }, { a: "" }, { b: true }, { c: { d: "1" }, e: 1 }].flatMap(
    (data) =>
      (
        [
          { useDefaults: true },
          { useDefaults: "empty" },
          { coerceTypes: true },
          { coerceTypes: "array" },
          { removeAdditional: true },
          { removeAdditional: "all" },
          { removeAdditional: "failing" },
          { useDefaults: true, coerceTypes: true, removeAdditional: true, allErrors: true },
        ] as const
      ).map(
        (options) =>
          [
            {
              type: "object",
              properties: {
                a: { type: "integer", default: 3 },
                b: { type: "string", default: "b" },
                c: {
                  type: "object",
                  properties: { d: { type: ["number", "null"], default: 0 } },
                  additionalProperties: { type: "string" },
                },
              },
              required: ["a"],
              additionalProperties: false,
            },
            data,
            options,
          ] as const,
      ),
  ),
  [
    {
      type: "array",
      items: [
        { type: "number", default: 1 },
        { type: "string", default: "x" },
      ],
    },
    [5],
    { useDefaults: true },
  ],
  [{ allOf: [{ type: "object", properties: { a: { default: 1 } } }], required: ["a"] }, {}, { useDefaults: true }],
  [
    { $ref: "#/definitions/a", definitions: { a: { type: "object", properties: { b: { default: 2 } } } } },
    {},
    { useDefaults: true },
  ],
  [{ type: "array", items: { type: "integer" } }, ["1", 2, "x"], { coerceTypes: true }],
  [
    { type: "object", properties: { a: { type: "array", items: { type: "string" } } } },
    { a: 1 },
    { coerceTypes: "array" },
  ],
  [
    { type: "object", properties: { a: { type: "string", minLength: 3 } } },
    { a: 12 },
    { coerceTypes: true, verbose: true },
  ],
];

test.each(changing)("%j: %j with %j", (schema, data, options) => {
  const after = (Class: new (given: any) => any): unknown => {
    const ajv = new Class({ strict: false, ...options });
    const value = structuredClone(data);
    const validate = ajv.compile(structuredClone(schema));
    const valid: unknown = validate(value);
    // Ajv stops at an error and leaves the rest as it is.
    return { valid, value: valid === true && value, errors: validate.errors as unknown };
  };
  expect(after(Ajv)).toEqual(after(TheirAjv));
});

test("a keyword that changes values", () => {
  const after = (Class: new (given?: any) => any): unknown => {
    const ajv = new Class({ allErrors: true });
    ajv.addKeyword({
      keyword: "trim",
      type: "string",
      modifying: true,
      before: "maxLength",
      validate(trim: boolean, data: string, _: unknown, { parentData, parentDataProperty }: any) {
        if (trim) parentData[parentDataProperty] = data.trim();
        return true;
      },
    });
    const validate = ajv.compile({ type: "object", properties: { a: { type: "string", trim: true, maxLength: 2 } } });
    return [" ab ", " abc"].map((a) => {
      const value = { a };
      return [validate(value), value, validate.errors as unknown];
    });
  };
  expect(after(Ajv)).toEqual(after(TheirAjv));
});

const outcomeOf = (does: Do, Class: new (options: any) => any, options: Options): unknown => {
  const logged: unknown[] = [];
  const log = (...args: unknown[]): void => void logged.push(args);
  try {
    const ajv = new Class({ logger: { log, warn: log, error: log }, ...options });
    return JSON.parse(
      JSON.stringify([does(ajv) ?? null, logged], (_, value: unknown) =>
        typeof value === "function" ? "function" : value,
      ),
    );
  } catch (error) {
    return { thrown: (error as Error).message };
  }
};

test.each(rows.map(([what, does, options = {}]) => [what, does, options] as const))("%s", (_, does, options) => {
  expect(outcomeOf(does, Ajv, options)).toEqual(outcomeOf(does, TheirAjv, options));
});

test("ignoreKeywordsWithRef counts in 2019-09 as well", () => {
  const ignoring = (Class: any): unknown => {
    const warnings: unknown[] = [];
    const warn = (message: string): void => void warnings.push(message);
    const ajv = new Class({ ignoreKeywordsWithRef: true, logger: { log: warn, warn, error: warn } });
    const schema = { $ref: "#/$defs/text", minLength: 3, $defs: { text: { type: "string" } } };
    const validate = ajv.compile(schema);
    return [validate("a"), validate(1), validate.errors, warnings];
  };
  expect(ignoring(Ajv2019)).toEqual(ignoring(TheirAjv2019));
});

test("compileAsync loads what is missing", async () => {
  const load = async (Class: any): Promise<unknown> => {
    const ajv = new Class({ loadSchema: async (uri: string) => ({ $id: uri, type: "string" }) });
    const validate = await ajv.compileAsync({
      type: "object",
      properties: { a: { $ref: "https://example.com/loaded" } },
    });
    return [validate({ a: 1 }), validate.errors];
  };
  expect(await load(Ajv)).toEqual(await load(TheirAjv));
});

test("compileAsync loads meta-schemas", async () => {
  const load = async (Class: any): Promise<unknown> => {
    const loaded: string[] = [];
    const $schema = "http://json-schema.org/draft-07/schema#";
    const loadSchema = async (uri: string): Promise<object> => {
      loaded.push(uri);
      if (uri.endsWith("part")) return { $id: uri, $schema: "https://example.com/meta", title: "part", type: "number" };
      return { $id: uri, $schema, type: "object", required: ["title"] };
    };
    const ajv = new Class({ loadSchema });
    const compile = async (schema: object): Promise<unknown> => {
      const validate = await ajv.compileAsync(schema);
      return [validate(1), validate("a"), validate.errors];
    };
    const refused = await compile({ $schema: "https://example.com/meta", type: "string" }).catch(
      ({ message }: Error) => message,
    );
    const accepted = await compile({ $schema: "https://example.com/other", title: "a", type: "string" });
    return [refused, accepted, await compile({ $ref: "https://example.com/part" }), loaded];
  };
  expect(await load(Ajv)).toEqual(await load(TheirAjv));
});

test("formats that return promises", async () => {
  const settle = async (Class: any): Promise<unknown> => {
    const ajv = new Class({ allErrors: true });
    const isEven = async (value: number): Promise<boolean> => value % 2 === 0;
    ajv.addFormat("known", { async: true, validate: async (value: string) => value === "ada" });
    ajv.addFormat("even", { type: "number", async: true, validate: isEven });
    const validate = ajv.compile({
      $async: true,
      type: "object",
      properties: { a: { type: "string", format: "known" }, b: { type: "number", format: "even" } },
    });
    const values = [{ a: "ada", b: 2 }, { a: "bob", b: 3 }, { a: 1, b: "x" }, {}];
    return Promise.all(values.map((value) => validate(value).catch((error: any) => error.errors)));
  };
  expect(await settle(Ajv)).toEqual(await settle(TheirAjv));
});

test("a schema with $async gives promises", async () => {
  const settle = async (Class: any): Promise<unknown> => {
    const ajv = new Class();
    const validate = ajv.compile({ $async: true, type: "string" });
    return [
      await validate("a"),
      await validate(1).catch((error: any) => [error.message, error.errors, error instanceof Class.ValidationError]),
    ];
  };
  expect(await settle(Ajv)).toEqual(await settle(TheirAjv));
});
