import { type SlowPattern, slowPatterns } from "@argot/regex/slow-patterns";
import type { SchemaSources } from "@argot/source-text/text";
import { compileModule, type EmittedModule, ModuleError } from "argot/module";
import type { Io } from "../../terminal/io.js";
import { withSchema } from "../../schemas/load-schema.js";
import type { SchemaOptions } from "../../schemas/schema-documents.js";
import { isUri, urlOf } from "../../schemas/schema-name.js";
import type { Streams } from "../../terminal/output-stream.js";
import { Problem } from "../../terminal/problem.js";
import { writeOutput } from "../../terminal/write-file.js";
import { slowPatternMessage } from "../../schemas/slow-pattern-message.js";
import { inferredTypes } from "./inferred-types.js";

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
  const { outFile, errors, runtime } = options;
  const names = functionNames(schemas, options);
  const [first = "", ...others] = schemas;
  const given = options.type === undefined ? undefined : { [names[0] ?? ""]: typeFrom(options.type) };
  const read = { ...options, refs: [...options.refs, ...others] };
  if (outFile !== "-" && !/\.m?js$/.test(outFile)) {
    throw new Problem(
      `${outFile} is not the name of a module`,
      "use a name that ends in .js or .mjs, or - to print the module",
    );
  }
  const module = await withSchema(first, read, io, warn, ({ argot, urls, sources }) => {
    const uris = schemas.map((schema) => (isUri(schema) ? schema : urlOf(schema, io.cwd)));
    const plans = uris.map((uri) => {
      const plan = argot.plan(uri);
      const slow = slowPatterns(plan).find(({ foreign }) => foreign);
      if (slow) throw slowPatternProblem(slow, sources, io.cwd);
      return plan;
    });
    const named = Object.fromEntries(names.map((name, i) => [name, uris[i]]));
    const shared = runtime === undefined ? {} : { runtime };
    const inferred = given
      ? undefined
      : inferredTypes(
          plans.map((plan, i) => ({ name: names[i] ?? "", otherwise: capitalWords(schemas[i] ?? ""), plan })),
        );
    const { code, types } = written(() =>
      compileModule(argot, named, {
        errors,
        types: given ?? inferred?.types ?? {},
        uri: portable(urls.filter((url) => url.startsWith("file:"))),
        ...shared,
      }),
    );
    return { code, types: [types, ...(inferred?.declared ?? [])].join("\n") };
  });
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
  const names = schemas.map(functionName);
  const twice = names.findIndex((each, i) => names.indexOf(each) !== i);
  if (twice < 0) return names;
  const other = schemas[names.indexOf(names[twice] ?? "")] ?? "";
  throw new Problem(
    `${other} and ${schemas[twice] ?? ""} both have functions named ${names[twice] ?? ""}`,
    "rename a file, or write a module for each",
  );
}

/** The name of the function for a file: `isOrderLine` for `order-line.schema.json`. */
const functionName = (schema: string): string => `is${capitalWords(schema)}`;

function capitalWords(schema: string): string {
  const file = schema.split(/[\\/]/).findLast((each) => each !== "") ?? "";
  const words = file.replace(/(?:\.schema)?\.[^.]*$/, "").split(/[^\p{ID_Continue}$]+/u);
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
}

/** @throws Problem if the text is not of the form `./order.js#Order`. */
function typeFrom(text: string): { specifier: string; name: string } {
  const [, specifier = "", name = ""] = /^(.+)#([\p{ID_Start}$_][\p{ID_Continue}$]*)$/u.exec(text) ?? [];
  if (specifier === "") throw new Problem(`${text} does not name a type`, "write --type ./order.js#Order");
  return { specifier, name };
}

/** A module has no engine for regular expressions but that of JavaScript. */
function slowPatternProblem(pattern: SlowPattern, sources: SchemaSources, cwd: string): Problem {
  const { text, excerpt } = slowPatternMessage(pattern, sources, cwd);
  return new Problem(text, "change it, or use --regex javascript if you trust those who choose the data", { excerpt });
}

function written(emit: () => EmittedModule): EmittedModule {
  try {
    return emit();
  } catch (error) {
    if (!(error instanceof ModuleError)) throw error;
    const isName = error.message.includes("name that a function can have");
    const advice = isName ? "choose another --name" : "or validate with argot validate, which needs no module";
    throw new Problem(error.message.replace(/\.$/, ""), advice);
  }
}

/** Names files relative to the innermost directory that holds all of them. The module then does not depend on its path. */
function portable(urls: readonly string[]): (uri: string) => string {
  const [first = "", ...others] = urls;
  let directory = first.slice(0, first.lastIndexOf("/") + 1);
  while (others.some((url) => !url.startsWith(directory))) directory = directory.replace(/[^/]*\/$/, "");
  return (uri) => (directory !== "" && uri.startsWith(directory) ? `argot:/${uri.slice(directory.length)}` : uri);
}
