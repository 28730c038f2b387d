import { writeFile } from "node:fs/promises";
import path from "node:path";
import { type SlowPattern, slowPatterns } from "@argot/slow-patterns";
import type { SchemaSources } from "@argot/source-text/text";
import { compileModule, type EmittedModule, ModuleError } from "argot/module";
import type { Io } from "../../terminal/io.js";
import { type SchemaOptions, withSchema } from "../../schemas/load-schema.js";
import type { Streams } from "../../terminal/output-stream.js";
import { Problem } from "../../terminal/problem.js";
import { slowPatternMessage } from "../../schemas/slow-pattern-message.js";

/** Options of `argot compile`. */
export interface CompileOptions extends SchemaOptions {
  /** The file to write, or `-` for standard output. */
  readonly outFile: string;
  /** Whether the function has a method that returns the errors. */
  readonly errors: boolean;
  /** The name of the function. */
  readonly name: string;
  /** The TypeScript type of valid values: a module specifier and the name of an export, with `#` between them. */
  readonly type?: string | undefined;
}

/**
 * Writes a schema as a module, and the types of the module beside it.
 *
 * @throws Problem if the schema cannot be used, or a file cannot be written.
 */
export async function compile(schema: string, options: CompileOptions, io: Io, { out, warn }: Streams): Promise<void> {
  const { outFile, errors, name } = options;
  const types = options.type === undefined ? {} : { [name]: typeFrom(options.type) };
  if (outFile !== "-" && !/\.m?js$/.test(outFile)) {
    throw new Problem(
      `${outFile} is not the name of a module`,
      "use a name that ends in .js or .mjs, or - to print the module",
    );
  }
  const module = await withSchema(schema, options, io, warn, ({ argot, uri, urls, sources }) => {
    const slow = slowPatterns(argot.plan(uri)).find(({ foreign }) => foreign);
    if (slow) throw slowPatternProblem(slow, sources, io.cwd);
    return written(() => compileModule(argot, { [name]: uri }, { errors, types, uri: portable(urls) }));
  });
  if (outFile === "-") return out.write(module.code);
  await write(outFile, module.code, io);
  await write(outFile.replace(/\.(m?)js$/, ".d.$1ts"), module.types, io);
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

async function write(file: string, text: string, { cwd }: Pick<Io, "cwd">): Promise<void> {
  try {
    await writeFile(path.resolve(cwd, file), text);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const reason = code === "ENOENT" ? "there is no such directory" : message;
    throw new Problem(`${file} cannot be written (${reason})`, "check the name and its directory");
  }
}
