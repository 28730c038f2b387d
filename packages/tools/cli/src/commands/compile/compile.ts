import type { Io } from "../../terminal/io.js";
import type { SchemaOptions } from "../../schemas/schema-documents.js";
import type { Streams } from "../../terminal/output-stream.js";
import { Problem } from "../../terminal/problem.js";
import { writeOutput } from "../../terminal/write-file.js";
import { functionName } from "./function-name.js";
import { schemaModule } from "./schema-module.js";

/** Options of `argot compile`. */
export interface CompileOptions extends SchemaOptions {
  /** The file to write, or `-` for standard output. */
  readonly outFile: string;
  /** Whether the function has a method that returns the errors. */
  readonly errors: boolean;
  /** The name of the function of a single schema. Default: the functions are named after the files. */
  readonly name?: string | undefined;
  /** The TypeScript type of valid values: a module specifier and the name of an export, with `#` between them. */
  readonly type?: string | undefined;
  /** The module that the runtime is imported from. Default: none; the module has what it needs. */
  readonly runtime?: string | undefined;
}

/**
 * Writes a schema as a module, and the types of the module beside it.
 *
 * @throws Problem if the schema cannot be used, or a file cannot be written.
 */
export async function compile(
  schemas: readonly string[],
  options: CompileOptions,
  io: Io,
  { out, warn }: Streams,
): Promise<void> {
  const { outFile } = options;
  const names = functionNames(schemas, options);
  if (outFile !== "-" && !/\.m?js$/.test(outFile)) {
    throw new Problem(
      `${outFile} is not the name of a module`,
      "use a name that ends in .js or .mjs, or - to print the module",
    );
  }
  const types = options.type === undefined ? undefined : { [names[0] ?? ""]: typeFrom(options.type) };
  const module = await schemaModule(schemas, { ...options, names, types }, io, warn);
  if (outFile === "-") return out.write(module.code);
  await writeOutput(outFile, module.code, io, out);
  await writeOutput(outFile.replace(/\.(m?)js$/, ".d.$1ts"), module.types, io, out);
}

/**
 * The name of the function of each schema.
 *
 * @throws Problem if two schemas have functions of one name, or an option is for a single schema.
 */
function functionNames(schemas: readonly string[], { name, type }: CompileOptions): readonly string[] {
  if (schemas.length === 1) return [name ?? functionName(schemas[0] ?? "")];
  for (const [option, value] of Object.entries({ name, type }))
    if (value !== undefined)
      throw new Problem(`--${option} is for a single schema`, "leave it out, or write a module for each");
  const names = schemas.map((schema) => functionName(schema));
  const twice = names.findIndex((each, i) => names.indexOf(each) !== i);
  if (twice < 0) return names;
  const other = schemas[names.indexOf(names[twice] ?? "")] ?? "";
  throw new Problem(
    `${other} and ${schemas[twice] ?? ""} both have functions named ${names[twice] ?? ""}`,
    "rename a file, or write a module for each",
  );
}

/** @throws Problem if the text is not of the form `./order.js#Order`. */
function typeFrom(text: string): { specifier: string; name: string } {
  const [, specifier = "", name = ""] = /^(.+)#([\p{ID_Start}$_][\p{ID_Continue}$]*)$/u.exec(text) ?? [];
  if (specifier === "") throw new Problem(`${text} does not name a type`, "write --type ./order.js#Order");
  return { specifier, name };
}
