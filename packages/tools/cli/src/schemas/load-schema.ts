import path from "node:path";
import { pathToFileURL } from "node:url";
import type { NamedDocument } from "@argot/schema-index";
import { SchemaSources } from "@argot/source-text/text";
import { type Argot, LimitError, SchemaError, type Validator } from "argot";
import type { Io } from "../terminal/io.js";
import type { Datum } from "../inputs/datum.js";
import { findInputs } from "../inputs/find-inputs.js";
import { knownFormat } from "../inputs/format.js";
import { parseDocuments, warningOf } from "../inputs/parse.js";
import { Problem } from "../terminal/problem.js";
import { loadProject, type ProjectOptions } from "./project.js";
import { readBytes } from "../inputs/read-bytes.js";
import type { MissingDocument } from "./referenced-files.js";
import { schemaLocation } from "./schema-location.js";
import { schemaProblem } from "./schema-problem.js";

/** Options for loading a schema. */
export interface SchemaOptions extends ProjectOptions {
  /** Files, folders and globs with documents that the schema refers to. */
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

/** A schema that is ready for use. */
export interface LoadedSchema {
  readonly validator: Validator;
  /** The texts of the schemas. */
  readonly sources: SchemaSources;
  /** The plan of the schema. */
  readonly plan: () => ReturnType<Argot["plan"]>;
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
): Promise<LoadedSchema> =>
  withSchema(schema, options, io, warn, ({ argot, uri, sources }) => ({
    validator: argot.compile(uri),
    sources,
    plan: () => argot.plan(uri),
  }));

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
  const named = [...(await refFiles(options.refs, io)), ...(byUri ? [] : [schema])];
  // A file may be listed in the configuration and named on the command line. The name on the command line counts.
  const files = new Map([...schemas, ...named].map((file) => [urlOf(file, io.cwd), file]));
  const sources = new SchemaSources(argot);
  const documents: NamedDocument[] = [];
  const add = async (file: string): Promise<void> => {
    const value = await addFile(sources, file, io, warn);
    documents.push({ uri: urlOf(file, io.cwd), value });
  };
  try {
    for (const file of files.values()) {
      // oxlint-disable-next-line no-await-in-loop -- in order: if two files have one identifier, the error names the later file
      await add(file);
    }
    return await withReferences(() =>
      use({ argot, uri: byUri ? schema : urlOf(schema, io.cwd), urls: documents.map(({ uri }) => uri), sources }),
    );
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

  /** Tries again with the files that references lead to, until there are no more. Most schemas need none. */
  async function withReferences(attempt: () => Result): Promise<Result> {
    const folders = [io.cwd, ...named.map((file) => path.dirname(path.resolve(io.cwd, file)))];
    for (;;) {
      try {
        return attempt();
      } catch (error) {
        if (!(error instanceof SchemaError) || error.code !== "unresolvable-reference") throw error;
        // oxlint-disable-next-line no-await-in-loop -- only if a reference leads to nothing
        const { referencedFiles, missingDocuments } = await import("./referenced-files.js");
        // oxlint-disable-next-line no-await-in-loop -- as above
        const { SchemaIndex } = await import("@argot/schema-index");
        const found = referencedFiles(new SchemaIndex(documents, argot), folders, io);
        if (found.length === 0) {
          const missing = missingDocuments(documents, argot);
          throw missing.length > 1 ? missingProblem(missing, sources, io.cwd) : error;
        }
        // oxlint-disable-next-line no-await-in-loop -- in order
        for (const file of found) await add(file);
      }
    }
  }
}

/** Names all documents that are missing, so that they can be given at once. */
function missingProblem(missing: readonly MissingDocument[], sources: SchemaSources, cwd: string): Problem {
  const lines = missing.map(({ uri, from, pointer }): [string, string] => {
    const found = sources.find(`${from}#${encodeURIComponent(pointer)}`);
    const { line, column } = found?.position.value.start ?? {};
    return [found ? `${found.source.name}:${line}:${column}` : schemaLocation(from, cwd), schemaLocation(uri, cwd)];
  });
  const happened = `the schema refers to ${missing.length} documents that are not known`;
  return new Problem(happened, "give them with --ref, which takes files, folders and globs", { lines });
}

/**
 * The files that `--ref` names.
 *
 * @throws Problem if a name means no file.
 */
export async function refFiles(refs: readonly string[], io: Pick<Io, "cwd">): Promise<string[]> {
  return (await findInputs(refs, undefined, io)).map((input) => {
    if ("problem" in input) throw input.problem;
    return input.data;
  });
}

async function addFile(
  sources: SchemaSources,
  file: string,
  io: Pick<Io, "stdin" | "cwd">,
  warn: (problem: Problem) => Promise<void>,
): Promise<unknown> {
  const { value, source: sourceOf, mayHaveDuplicates } = await readSchema(file, io);
  const source = sourceOf();
  if (typeof value !== "boolean" && (typeof value !== "object" || value === null || Array.isArray(value))) {
    throw new Problem(`${file} holds no schema`, "a schema is an object, true or false");
  }
  const warning = mayHaveDuplicates && warningOf(source);
  if (warning) await warn(warning);
  sources.add(source, urlOf(file, io.cwd));
  return value;
}

/** @throws Problem if the file cannot be read, or holds several documents. */
export async function readSchema(file: string, io: Pick<Io, "stdin" | "cwd">): Promise<Datum> {
  const format = knownFormat(file) ?? "json";
  if (format === "ndjson") throw new Problem(`${file} holds no schema`, "a schema is a document, not a line");
  const [datum, second] = await parseDocuments({ bytes: await readBytes(file, io) }, format, file);
  if (!datum || second) throw new Problem(`${file} does not hold one document`, "give each schema a file of its own");
  return datum;
}

/** Whether the name of a schema is a URI, and not the name of a file. */
export const isUri = (schema: string): boolean => /^https?:/i.test(schema);

/** The URL that a file is known by. */
export const urlOf = (file: string, cwd: string): string => pathToFileURL(path.resolve(cwd, file)).href;
