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
