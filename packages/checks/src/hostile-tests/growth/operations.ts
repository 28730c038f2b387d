// What is done with a schema and a value of a family. An exception is a result as well.
import { withErrorMessages } from "@argot/more-keywords/error-message";
import { Applicability } from "@argot/reports/applicable";
import { parseJson, stringifyJson } from "@argot/core/json";
import { draft202012 } from "@argot/dialects";
import { createTransform } from "@argot/transform";
import { type Argot, createArgot, outputFormats } from "argot";
import { compileModule } from "argot/module";

/** An operation on a schema that has just been read, with a value. */
export type Operation = (argot: Argot, schema: unknown, value: unknown) => unknown;

/** A schema that accepts all values, so that the schema in it may have annotations. */
const accepting = (schema: unknown): object => ({
  anyOf: [{ $id: "https://example.com/accepting", ...(schema as object) }, true],
});

export const operations: Readonly<Record<string, Operation>> = {
  compile: (argot, schema) => argot.compile(schema),
  module: (argot, schema) => compileModule(argot, { schema }).code,
  // Often enough to be compiled.
  verdict: (argot, schema, value) => {
    const isValid = argot.compile(schema);
    for (let i = 0; i < 50; i++) isValid(value);
  },
  errors: (argot, schema, value) =>
    argot
      .compile(schema)
      .validate(value)
      .errors.map(({ message }) => message),
  outputs: (argot, schema, value) => {
    const validator = argot.compile(schema);
    let length = 0;
    for (const format of outputFormats) for (const piece of validator.outputText(value, format)) length += piece.length;
    return length;
  },
  "annotations, contents": (argot, schema, value) => {
    const validator = argot.compile(accepting(schema));
    return [validator.annotations(value).list, validator.contents(value)];
  },
  parse: (_, schema, value) => parseJson(stringifyJson(value)),
  transform: (argot, schema, value) =>
    createTransform(argot, schema, { useDefaults: true, coerceTypes: true, removeAdditional: "failing" })(value),
  "first error": (argot, schema, value) => argot.compile(schema).validate(value, { errors: "first" }).errors,
  "module with errors": (argot, schema) => compileModule(argot, { schema }, { errors: true }).code,
  schemas: (argot, schema, value) => new Applicability(argot.plan(schema)).schemas(value),
  possibilities: (argot, schema, value) => new Applicability(argot.plan(schema)).possibilities(value, ""),
};

/** The operations that the table in SECURITY.md is about. `npm run bench -- growth` measures the others as well. */
export const countedOperations: readonly string[] = [
  "compile",
  "module",
  "verdict",
  "errors",
  "outputs",
  "annotations, contents",
  "parse",
  "transform",
];

export const argotOfGrowth = (): Argot => createArgot({ dialects: [withErrorMessages(draft202012)] });
