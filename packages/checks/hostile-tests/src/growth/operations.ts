// What is done with a schema and a value of a family. An exception is a result as well.
import { withErrorMessages } from "@argot/error-message";
import { Applicability } from "@argot/reports/applicable";
import { draft202012 } from "@argot/dialects";
import { type Argot, createArgot, type OutputFormat, outputFormats } from "argot";
import { compileModule } from "argot/module";

/** An operation on a schema that has just been read, with a value. */
export type Operation = (argot: Argot, schema: unknown, value: unknown) => unknown;

const formats = outputFormats.filter((format) => format !== "flag");

const output =
  (format: OutputFormat): Operation =>
  (argot, schema, value) => {
    let length = 0;
    for (const piece of argot.compile(schema).outputText(value, format)) length += piece.length;
    return length;
  };

export const operations: Readonly<Record<string, Operation>> = {
  compile: (argot, schema) => argot.compile(schema),
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
  "first error": (argot, schema, value) => argot.compile(schema).validate(value, { errors: "first" }).errors,
  module: (argot, schema) => compileModule(argot, { schema }).code,
  "module with errors": (argot, schema) => compileModule(argot, { schema }, { errors: true }).code,
  annotations: (argot, schema, value) => argot.compile({ anyOf: [schema, true] }).annotations(value).list,
  contents: (argot, schema, value) => argot.compile({ anyOf: [schema, true] }).contents(value),
  schemas: (argot, schema, value) => new Applicability(argot.plan(schema)).schemas(value),
  possibilities: (argot, schema, value) => new Applicability(argot.plan(schema)).possibilities(value, ""),
  ...Object.fromEntries(formats.map((format) => [format, output(format)])),
};

export const argotOfGrowth = (): Argot => createArgot({ dialects: [withErrorMessages(draft202012)] });
