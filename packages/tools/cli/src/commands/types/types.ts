import { readFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { declarations } from "@argot/schema-tools/declarations";
import { withSchema } from "../../schemas/load-schema.js";
import type { SchemaOptions } from "../../schemas/schema-documents.js";
import type { Io } from "../../terminal/io.js";
import type { Streams } from "../../terminal/output-stream.js";
import { refuseOverwriting } from "../../inputs/refuse-overwriting.js";
import { Problem } from "../../terminal/problem.js";
import { writeOutput } from "../../terminal/write-file.js";

/** Options of `argot types`. */
export interface TypesOptions extends SchemaOptions {
  /** The file to write, or `-` for standard output. */
  readonly outFile: string;
  /** The name of the type. Default: from the name of the schema. */
  readonly name?: string | undefined;
}

/** Refuses to replace the declarations that `argot compile` wrote, which a module needs. */
async function refuseTypesOfModule(outFile: string, { cwd }: Io): Promise<void> {
  const before = await readFile(path.resolve(cwd, outFile), "utf8").catch(() => "");
  if (!before.startsWith("// Made by Argot")) return;
  const advice = "write to another file; what argot compile writes has the types of valid values already";
  throw new Problem(`${outFile} has the types of a module`, advice);
}

/**
 * Writes TypeScript types for a schema.
 *
 * @throws Problem if the schema cannot be used, or the file cannot be written.
 */
export async function types(schema: string, options: TypesOptions, io: Io, { out, warn }: Streams): Promise<void> {
  const { name, outFile } = options;
  const { text, read } = await withSchema(schema, options, io, warn, ({ argot, uri, urls }) => ({
    text: declarations(argot.plan(uri), name === undefined ? {} : { name }),
    read: urls.filter((url) => url.startsWith("file:")).map((url) => fileURLToPath(url)),
  }));
  if (outFile !== "-") {
    await refuseOverwriting([outFile], read, io);
    await refuseTypesOfModule(outFile, io);
  }
  await writeOutput(outFile, text, io, out);
}
