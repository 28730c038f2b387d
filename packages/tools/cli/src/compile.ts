import { writeFile } from "node:fs/promises";
import path from "node:path";
import { compileModule, type EmittedModule, ModuleError } from "argot/module";
import type { Io } from "./io.js";
import { type SchemaOptions, withSchema } from "./load-schema.js";
import type { Outputs } from "./output.js";
import { Problem } from "./problem.js";

/** What `argot compile` is asked for. */
export interface CompileOptions extends SchemaOptions {
  /** The file to write, or `-` for standard output. */
  readonly output: string;
  /** Whether the function can say what is wrong. */
  readonly errors: boolean;
  /** The name of the function. */
  readonly name: string;
}

/**
 * Writes a schema as a module, and the types of the module beside it.
 *
 * @throws Problem when the schema cannot be used, or a file cannot be written.
 */
export async function compile(schema: string, options: CompileOptions, io: Io, { out, tell }: Outputs): Promise<void> {
  const { output, errors, name } = options;
  if (output !== "-" && !/\.m?js$/.test(output)) {
    throw new Problem(`${output} is no name for a module`, "let it end in .js or .mjs, or say - to print the module");
  }
  const module = await withSchema(schema, options, io, tell, ({ argot, uri, urls }) =>
    written(() => compileModule(argot, { [name]: uri }, { errors, uri: portable(urls) })),
  );
  if (output === "-") return out.write(module.code);
  await write(output, module.code, io);
  await write(output.replace(/\.(m?)js$/, ".d.$1ts"), module.types, io);
}

function written(emit: () => EmittedModule): EmittedModule {
  try {
    return emit();
  } catch (error) {
    if (!(error instanceof ModuleError)) throw error;
    throw new Problem(error.message.replace(/\.$/, ""), "choose another --name");
  }
}

/** Names files from the innermost directory that holds all of them, so that modules do not depend on where that is. */
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
