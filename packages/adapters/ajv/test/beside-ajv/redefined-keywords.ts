// oxlint-disable typescript/no-explicit-any -- both classes take the same calls
// Keywords with functions, and the meta-schemas that schemas with them are checked against.
import type { Options } from "../../src/index.js";
import { attempt, type Row, results } from "./row.js";

const draft07 = "http://json-schema.org/draft-07/schema#";
/** Says what `even` has to be, and that titles are short. */
const metaSchema = {
  $id: "https://example.com/meta",
  $schema: draft07,
  allOf: [{ $ref: draft07 }],
  properties: { even: { type: "boolean" }, title: { maxLength: 3 } },
};
const $schema = metaSchema.$id;
const even = { keyword: "even", validate: (is: boolean, data: number) => (data % 2 === 0) === is };

/** Replaces a keyword of the specification, and validates values by schemas with it. */
const redefined = (
  definition: { readonly keyword: string; readonly [member: string]: unknown },
  schemas: readonly object[],
  values: readonly unknown[],
  options: Options = { strictTypes: false },
): Row => [
  `${definition.keyword} with another meaning, ${JSON.stringify(schemas)}`,
  (ajv) => {
    ajv.removeKeyword(definition.keyword).addKeyword(definition);
    return schemas.map((schema) => attempt(() => results(ajv.compile(schema), ...values)));
  },
  options,
];

const isIn = (list: unknown[], data: unknown): boolean => list.includes(data);
const isSame = (value: unknown, data: unknown): boolean => value === data;
const isAbsent = {
  errors: true,
  compile: (is: boolean) => (is ? (data: unknown) => data === null : () => true),
};

/** Does something with an instance that knows the meta-schema. */
const withMetaSchema = (what: string, does: (ajv: any) => unknown, options: Options = {}): Row => [
  what,
  (ajv) => does(ajv.addMetaSchema(metaSchema)),
  options,
];

const compiled = (ajv: any, ...schemas: readonly object[]): unknown[] =>
  schemas.map((schema) => attempt(() => results(ajv.compile(schema), 1, 2)));

export const rows: readonly Row[] = [
  redefined(
    { keyword: "readOnly", ...isAbsent },
    [{ type: "object", properties: { a: { readOnly: true }, b: { readOnly: false } } }, { readOnly: "yes" }],
    [{ a: 1 }, { a: null, b: 1 }, {}],
  ),
  redefined(
    { keyword: "writeOnly", macro: (is: boolean) => (is ? { type: "string" } : true) },
    [{ writeOnly: true }],
    [1, ""],
  ),
  redefined({ keyword: "examples", validate: isIn }, [{ examples: ["a", 1] }, { examples: "a" }], ["a", 1, "b"]),
  redefined(
    { keyword: "title", validate: (_: string, data: unknown) => data !== 1 },
    [{ title: "a" }, { title: 1 }],
    [1, "a"],
  ),
  redefined({ keyword: "title", validate: isSame }, [{ title: "a" }], ["a", "b"]),
  redefined({ keyword: "description", validate: isSame }, [{ description: "a" }, { description: 1 }], ["a", "b"]),
  redefined({ keyword: "default", validate: isSame }, [{ default: 1 }], [1, 2]),
  redefined({ keyword: "enum", validate: isIn }, [{ enum: ["a"] }, { enum: "a" }], ["a", "b"]),
  redefined({ keyword: "format", validate: isSame }, [{ format: "x" }, { format: 1 }], ["x", "y"]),
  redefined(
    { keyword: "type", validate: (type: string, data: unknown) => typeof data === type },
    [{ type: "string" }],
    [1, "a"],
  ),
  redefined(
    { keyword: "required", validate: (names: string[], data: object) => names.every((name) => name in data) },
    [{ required: ["a"] }, { required: "a" }],
    [{}, { a: 1 }],
  ),
  redefined(
    { keyword: "minimum", validate: ({ than }: { than: number }, data: number) => data > than },
    [{ minimum: { than: 1 } }],
    [1, 2],
  ),
  redefined(
    {
      keyword: "contains",
      type: "array",
      compile(this: any, schema: object) {
        const validate = this.compile(schema);
        return (data: unknown[]) => data.some((item) => validate(item));
      },
    },
    [{ contains: { type: "string" } }, { contains: { type: "text" } }],
    [[1], ["a"]],
  ),
  redefined({ keyword: "$comment", validate: isSame }, [{ $comment: "a" }], ["a", "b"]),
  redefined({ keyword: "discriminator", validate: isSame }, [{ discriminator: "a" }], ["a", "b"], {}),
  withMetaSchema("a meta-schema says what a keyword with a function has to be", (ajv) =>
    compiled(ajv.addKeyword(even), { $schema, even: true }, { $schema, even: 1 }, { $schema, title: "long" }),
  ),
  withMetaSchema(
    "a meta-schema says what a macro has to be",
    (ajv) =>
      compiled(
        ajv.addKeyword({ keyword: "even", macro: (is: boolean) => ({ multipleOf: is ? 2 : 1 }) }),
        { $schema, even: true },
        { $schema, even: 1 },
      ),
    { strictTypes: false },
  ),
  withMetaSchema(
    "schemas are not checked against a meta-schema",
    (ajv) => [
      compiled(ajv, { $schema, title: "long", type: "string" }),
      compiled(ajv, { properties: { a: { $id: "https://example.com/a", $schema, title: "long" } } }),
    ],
    { validateSchema: false, strict: false },
  ),
  withMetaSchema("schemas are checked in a log", (ajv) => compiled(ajv, { $schema, title: "long", type: "string" }), {
    validateSchema: "log",
  }),
  [
    "a meta-schema with a keyword that has a function",
    (ajv) => {
      ajv.addKeyword(even).addMetaSchema({ ...metaSchema, properties: { minLength: { even: true } } });
      return compiled(ajv, { $schema, type: "string", minLength: 2 }, { $schema, type: "string", minLength: 3 });
    },
  ],
  [
    "a default meta-schema that is set later",
    (ajv) => {
      ajv.addKeyword(even);
      ajv.opts.defaultMeta = $schema;
      return compiled(ajv.addMetaSchema(metaSchema), { even: true }, { even: 1 });
    },
  ],
  [
    "a meta-schema of the option, with a keyword that has a function",
    (ajv) => compiled(ajv.addKeyword(even), { even: true }, { even: 1 }),
    { meta: metaSchema },
  ],
  [
    "an invalid schema beside keywords with functions",
    (ajv) => {
      ajv.addKeyword(even).addKeyword("note");
      const invalid = { even: true, minLength: -1, definitions: { a: { type: "text" } } };
      return [
        compiled(ajv, { note: 1, type: "text" }, invalid, { type: "object", properties: { invalid } }),
        ajv.errors,
      ];
    },
    { allErrors: true },
  ],
  [
    "a keyword that is added after a schema with it",
    (ajv) => {
      ajv.addSchema({ type: "string", even: true }, "k").addKeyword(even);
      return results(ajv.getSchema("k"), "1", "2");
    },
  ],
];
