// Programs in TypeScript for Ajv, with its own types: the text is that of `types.test-d.ts`.
import { expectTypeOf, test } from "vitest";
import {
  Ajv,
  type AnySchemaObject,
  type AsyncFormatDefinition,
  type AsyncSchema,
  type CodeKeywordDefinition,
  type DefinedError,
  type ErrorObject,
  type Format,
  type FuncKeywordDefinition,
  type JSONSchemaType,
  type KeywordCxt,
  type KeywordDefinition,
  type MacroKeywordDefinition,
  type Options,
  type Plugin,
  type Schema,
  type SchemaObjCxt,
  type SchemaObject,
  type ValidateFunction,
  type Vocabulary,
} from "ajv";

interface Song {
  title: string;
  seconds?: number;
  tags: string[];
  album: { year: number; label: string };
}

const schema: JSONSchemaType<Song> = {
  type: "object",
  properties: {
    title: { type: "string", minLength: 1 },
    seconds: { type: "integer", nullable: true },
    tags: { type: "array", items: { type: "string" } },
    album: {
      type: "object",
      properties: { year: { type: "number" }, label: { type: "string" } },
      required: ["year", "label"],
    },
  },
  required: ["title", "tags", "album"],
  additionalProperties: false,
};

test("a schema of a type", () => {
  const ajv = new Ajv();
  const validate = ajv.compile(schema);
  const value: unknown = {};
  if (validate(value)) expectTypeOf(value).toEqualTypeOf<Song>();
  if (ajv.validate(schema, value)) expectTypeOf(value).toEqualTypeOf<Song>();
  expectTypeOf(ajv.compile<Song>({ type: "object" })).toEqualTypeOf<ValidateFunction<Song>>();
  expectTypeOf(validate.errors).toEqualTypeOf<ErrorObject[] | null | undefined>();
});

test("what a schema of a type is refused for", () => {
  // @ts-expect-error -- another type
  const text: JSONSchemaType<string> = { type: "number" };
  // @ts-expect-error -- the required property is not listed
  const required: JSONSchemaType<{ a: string }> = { type: "object", properties: { a: { type: "string" } } };
  // @ts-expect-error -- the type of a property
  const property: JSONSchemaType<{ a?: string }> = {
    type: "object",
    properties: { a: { type: "number", nullable: true } },
  };
  expectTypeOf([text, required, property]).toBeArray();
});

test("errors by keyword", () => {
  const limitOf = (error: DefinedError): number | string | undefined => {
    if (error.keyword === "minLength") return error.params.limit;
    return error.keyword === "required" ? error.params.missingProperty : undefined;
  };
  expectTypeOf(limitOf).toBeFunction();
});

test("options, formats, plug-ins and schemas", async () => {
  const options: Options = { allErrors: true, strict: "log", coerceTypes: "array", formats: { a: /a/, b: true } };
  const format: Format = { type: "number", validate: (value: number) => value > 0 };
  const plugin: Plugin<{ prefix: string }> = (ajv, given) => ajv.addFormat(given?.prefix ?? "", format);
  const object: SchemaObject = { type: "string", anything: 1 };
  const any: AnySchemaObject = object;
  const either: Schema = true;
  const ajv = plugin(new Ajv(options), { prefix: "p" });
  expectTypeOf(ajv.compile(any)).toBeFunction();
  expectTypeOf(ajv.compile(either)).toBeFunction();
  const asynchronous: AsyncSchema = { $async: true, type: "string" };
  expectTypeOf(await ajv.compile<string>(asynchronous)("a")).toEqualTypeOf<string>();
  expectTypeOf(await ajv.validate<string>(asynchronous, "a")).toEqualTypeOf<string>();
  expectTypeOf(await ajv.compileAsync<Song>({ type: "object" })).toExtend<(data: unknown) => data is Song>();
});

test("keywords", () => {
  const byFunction: FuncKeywordDefinition = {
    keyword: "even",
    type: "number",
    schemaType: "boolean",
    validate: (even: boolean, value: number) => (value % 2 === 0) === even,
    error: { message: "parity" },
  };
  const byMacro: MacroKeywordDefinition = { keyword: "short", macro: (maxLength: number) => ({ maxLength }) };
  const byCode: CodeKeywordDefinition = { keyword: "coded", code: (context: KeywordCxt) => void context };
  const byCompile: FuncKeywordDefinition = {
    keyword: "least",
    compile: (least: number, _: AnySchemaObject, { errSchemaPath }: SchemaObjCxt) => {
      expectTypeOf(errSchemaPath).toEqualTypeOf<string>();
      return (value: number) => value >= least;
    },
  };
  const lookedUp: AsyncFormatDefinition<string> = { async: true, validate: async (name) => name !== "" };
  expectTypeOf(lookedUp).toExtend<Format>();
  const vocabulary: Vocabulary = [byCompile, "note", byFunction, byMacro];
  const definition: KeywordDefinition = byFunction;
  const ajv = new Ajv({ keywords: vocabulary });
  expectTypeOf(ajv.addKeyword(definition)).toEqualTypeOf(ajv);
  expectTypeOf(ajv.addVocabulary([byCode])).toEqualTypeOf(ajv);
  expectTypeOf(ajv.getSchema<Song>("a")).not.toBeAny();
});

test("members", () => {
  const ajv: Ajv = new Ajv();
  expectTypeOf(ajv.errorsText(ajv.errors, { dataVar: "x", separator: "; " })).toEqualTypeOf<string>();
  expectTypeOf(ajv.addSchema([schema], "k").addFormat("f", /a/).removeSchema(/a/).removeKeyword("b")).toEqualTypeOf(
    ajv,
  );
  const isMissing = (error: unknown): boolean => error instanceof Ajv.MissingRefError && error.missingRef === "a";
  const isInvalid = (error: unknown): boolean => error instanceof Ajv.ValidationError && error.errors.length > 0;
  expectTypeOf([isMissing, isInvalid]).toBeArray();
});

test("what else a schema of a type is refused for", () => {
  interface Named {
    name: string;
    size?: number;
  }
  const type = "object" as const;
  const name = { type: "string" } as const;
  const size = { type: "number", nullable: true } as const;
  const properties = { name, size };
  const text = { type: "string" } as const;
  const required = ["name"] as const;
  // @ts-expect-error -- a property is not described
  const incomplete: JSONSchemaType<Named> = { type, properties: { name }, required };
  // @ts-expect-error -- an optional property is not nullable
  const optional: JSONSchemaType<Named> = { type, properties: { name, size: { type: "number" } }, required };
  // @ts-expect-error -- a property that is always there is nullable
  const nullable: JSONSchemaType<Named> = { type, properties: { size, name: { ...name, nullable: true } }, required };
  // @ts-expect-error -- no required properties
  const none: JSONSchemaType<Named> = { type, properties };
  // @ts-expect-error -- an optional property is required
  const tooMany: JSONSchemaType<Named> = { type, properties, required: ["name", "size"] };
  // @ts-expect-error -- no type
  const untyped: JSONSchemaType<Named> = { properties, required };
  // @ts-expect-error -- a constant of another type
  const constant: JSONSchemaType<Named> = { type, properties: { size, name: { ...name, const: 1 } }, required };
  // @ts-expect-error -- a dependency on a property that there is not
  const dependency: JSONSchemaType<Named> = { type, properties, required, dependentRequired: { name: ["none"] } };
  // @ts-expect-error -- the limit is no number
  const limit: JSONSchemaType<number> = { type: "number", minimum: "1" };
  // @ts-expect-error -- the pattern is no text
  const pattern: JSONSchemaType<string> = { type: "string", pattern: 1 };
  // @ts-expect-error -- an alternative of another type
  const alternative: JSONSchemaType<string | number> = { anyOf: [{ type: "string" }, { type: "boolean" }] };
  // @ts-expect-error -- one of the types is not allowed
  const types: JSONSchemaType<string | number> = { type: ["string", "boolean"] };
  // @ts-expect-error -- no items
  const items: JSONSchemaType<string[]> = { type: "array" };
  // @ts-expect-error -- items of another type
  const itemType: JSONSchemaType<string[]> = { type: "array", items: { type: "number" } };
  // @ts-expect-error -- no items have to be different
  const unique: JSONSchemaType<string[]> = { type: "array", items: text, uniqueItems: false };
  // @ts-expect-error -- a tuple of another length
  const tuple: JSONSchemaType<[string, string]> = { type: "array", items: [text], minItems: 2, maxItems: 2 };
  // @ts-expect-error -- a tuple without an end
  const open: JSONSchemaType<[string]> = { type: "array", items: [text], minItems: 1 };
  // @ts-expect-error -- `null` is not nullable
  const nothing: JSONSchemaType<null> = { type: "null" };
  // @ts-expect-error -- further properties of another type
  const rest: JSONSchemaType<Record<string, number>> = { type, additionalProperties: text, required: [] };
  expectTypeOf([incomplete, optional, nullable, none, tooMany, untyped, constant, dependency]).toBeArray();
  expectTypeOf([limit, pattern, alternative, types, items, itemType, unique]).toBeArray();
  expectTypeOf([tuple, open, nothing, rest]).toBeArray();
});

test("what a schema of a type may be", () => {
  interface Node {
    value: number | string;
    next?: Node;
    kind: "a" | "b";
    flags: Record<string, boolean>;
    pair: [number, string];
  }
  const node: JSONSchemaType<Node> = {
    $id: "https://example.com/node",
    type: "object",
    properties: {
      value: { type: ["number", "string"], minimum: 0, minLength: 1 },
      next: { type: "object", $ref: "#", nullable: true, required: [] as never, properties: {} as never },
      kind: { type: "string", enum: ["a", "b"] },
      flags: { type: "object", additionalProperties: { type: "boolean" }, required: [] },
      pair: { type: "array", items: [{ type: "number" }, { type: "string" }], minItems: 2, additionalItems: false },
    },
    required: ["value", "kind", "flags", "pair"],
    anyOf: [{ required: ["value"] }, { properties: { kind: { type: "string", const: "a" } } }],
    additionalProperties: false,
  };
  const referring: JSONSchemaType<{ node: Node }> = {
    type: "object",
    properties: { node: { $ref: "https://example.com/node" } },
    required: ["node"],
  };
  const either: JSONSchemaType<string | number> = { oneOf: [{ type: "string" }, { type: "integer" }] };
  const constants = { type: "object", properties: { a: { type: "number" } }, required: ["a"] } as const;
  const readonlySchema: JSONSchemaType<{ a: number }> = constants;
  expectTypeOf([node, referring, either, readonlySchema]).toBeArray();
});
