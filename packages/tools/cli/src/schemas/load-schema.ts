import path from "node:path";
import { pathToFileURL } from "node:url";
import { SchemaSources } from "@argot/source-text/text";
import { type Argot, LimitError, SchemaError, type Validator } from "argot";
import type { Io } from "../terminal/io.js";
import type { Datum } from "../inputs/datum.js";
import { knownFormat } from "../inputs/format.js";
import { parseDocuments, warningOf } from "../inputs/parse.js";
import { Problem } from "../terminal/problem.js";
import { loadProject, type ProjectOptions } from "./project.js";
import { readBytes } from "../inputs/read-bytes.js";
import { schemaProblem } from "./schema-problem.js";

/** Options for loading a schema. */
export interface SchemaOptions extends ProjectOptions {
  /** Files that the schema refers to. */
  readonly refs: readonly string[];
}

/** Schemas that were read. */
export interface Schemas {
  /** The Argot instance with the schemas. */
  readonly argot: Argot;
  /** The URI of the schema that the command names. */
  readonly uri: string;
  /** The URLs of all schema files, including those that only the configuration of the project names. */
  readonly urls: readonly string[];
  /** The texts of the schemas. */
  readonly sources: SchemaSources;
}

/**
 * Compiles a schema that is named by its file or by its URI.
 *
 * @param warn - Reports problems that do not prevent loading.
 * @throws Problem if a file cannot be read, or the schema cannot be used.
 */
export const loadSchema = (
  schema: string,
  options: SchemaOptions,
  io: Pick<Io, "stdin" | "cwd">,
  warn: (problem: Problem) => Promise<void>,
): Promise<{ validator: Validator; sources: SchemaSources }> =>
  withSchema(schema, options, io, warn, ({ argot, uri, sources }) => ({ validator: argot.compile(uri), sources }));

/**
 * Loads a schema that is named by its file or by its URI, and passes it to `use`. Files are known by their `file:` URLs, so
 * that relative references between them resolve.
 *
 * @param warn - Reports problems that do not prevent loading.
 * @throws Problem if a file cannot be read, or the schema cannot be used.
 */
export async function withSchema<Result>(
  schema: string,
  options: SchemaOptions,
  io: Pick<Io, "stdin" | "cwd">,
  warn: (problem: Problem) => Promise<void>,
  use: (schemas: Schemas) => Result,
): Promise<Result> {
  const { argot, schemas } = await loadProject(options, io);
  const byUri = isUri(schema);
  const named = [...options.refs, ...(byUri ? [] : [schema])];
  // A file may be listed in the configuration and named on the command line. The name on the command line counts.
  const files = new Map([...schemas, ...named].map((file) => [urlOf(file, io.cwd), file]));
  const sources = new SchemaSources(argot);
  try {
    for (const file of files.values()) {
      // oxlint-disable-next-line no-await-in-loop -- in order: if two files have one identifier, the error names the later file
      await addFile(sources, file, io, warn);
    }
    return use({ argot, uri: byUri ? schema : urlOf(schema, io.cwd), urls: [...files.keys()], sources });
  } catch (error) {
    if (error instanceof LimitError)
      throw new Problem(`the schema is too large (${error.message})`, "see the configuration");
    if (!(error instanceof SchemaError)) throw error;
    if (byUri && error.uri === "argot:/") {
      throw new Problem(
        `no schema is known under ${schema}`,
        "save it to a file and name the file; nothing is fetched",
      );
    }
    throw schemaProblem(error, sources, io.cwd);
  }
}

async function addFile(
  sources: SchemaSources,
  file: string,
  io: Pick<Io, "stdin" | "cwd">,
  warn: (problem: Problem) => Promise<void>,
): Promise<void> {
  const { value, source: sourceOf, mayHaveDuplicates } = await readSchema(file, io);
  const source = sourceOf();
  if (typeof value !== "boolean" && (typeof value !== "object" || value === null || Array.isArray(value))) {
    throw new Problem(`${file} holds no schema`, "a schema is an object, true or false");
  }
  const warning = mayHaveDuplicates && warningOf(source);
  if (warning) await warn(warning);
  sources.add(source, urlOf(file, io.cwd));
}

/** @throws Problem if the file cannot be read, or holds several documents. */
export async function readSchema(file: string, io: Pick<Io, "stdin" | "cwd">): Promise<Datum> {
  const format = knownFormat(file) ?? "json";
  if (format === "ndjson") throw new Problem(`${file} holds no schema`, "a schema is a document, not a line");
  const [datum, second] = await parseDocuments(await readBytes(file, io), format, file);
  if (!datum || second) throw new Problem(`${file} does not hold one document`, "give each schema a file of its own");
  return datum;
}

/** Whether the name of a schema is a URI, and not the name of a file. */
export const isUri = (schema: string): boolean => /^https?:/i.test(schema);

/** The URL that a file is known by. */
export const urlOf = (file: string, cwd: string): string => pathToFileURL(path.resolve(cwd, file)).href;
