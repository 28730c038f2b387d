import { bundle as bundleSchemas, BundleError } from "@argot/schema-tools/bundle";
import { stringifyJson } from "argot";
import type { SchemaOptions } from "../../schemas/schema-documents.js";
import { partProblem } from "../../schemas/part-problem.js";
import { loadSchemaSet, onlySchema } from "../../schemas/schema-set.js";
import { indentedJson } from "../../terminal/indented-json.js";
import type { Io } from "../../terminal/io.js";
import type { Streams } from "../../terminal/output-stream.js";
import { refuseOverwriting } from "../../inputs/refuse-overwriting.js";
import { writeOutput } from "../../terminal/write-file.js";

/** Options of `argot bundle`. */
export interface BundleOptions extends SchemaOptions {
  /** The file to write, or `-` for standard output. */
  readonly outFile: string;
}

/**
 * Writes a schema and all schemas that it refers to as one document.
 *
 * @throws Problem if the schema cannot be bundled, or the file cannot be written.
 */
export async function bundle(schema: string, options: BundleOptions, io: Io, { out }: Streams): Promise<void> {
  const set = await loadSchemaSet([schema], options, io);
  let joined: unknown;
  try {
    joined = bundleSchemas(set.index, onlySchema(set, schema));
  } catch (error) {
    if (!(error instanceof BundleError)) throw error;
    throw partProblem("the schema cannot be bundled", remedies[error.code], error, set, io);
  }
  const { outFile } = options;
  const read = Array.from(set.files.values(), ({ file }) => file);
  if (outFile !== "-") await refuseOverwriting([outFile], read, io);
  await writeOutput(outFile, indentedJson(stringifyJson(joined)), io, out);
}

const remedies: Readonly<Record<BundleError["code"], string>> = {
  "unknown-document": "name its file",
  "unresolvable-reference": "correct the reference, or give its document with --ref",
  "unsupported-dialect": "write it in a later draft",
  "no-identifier": "change the schema",
};
