import path from "node:path";
import { pathToFileURL } from "node:url";
import { SchemaSources } from "@argot/source-text";
import { type Argot, SchemaError, type Validator } from "argot";
import { decodeUtf8 } from "./decode-utf8.js";
import type { Io } from "./io.js";
import { parseFile, warningOf } from "./parse.js";
import { Problem } from "./problem.js";
import { type ConfigOption, loadProject } from "./project.js";
import { readBytes } from "./read-bytes.js";
import { schemaProblem } from "./schema-problem.js";

/** What a schema is compiled with. */
export interface SchemaOptions {
  /** For schemas without `$schema`: a short name or a URI. */
  readonly dialect?: string | undefined;
  /** The configuration of the project. */
  readonly config?: ConfigOption;
  /** Files that the schema refers to. */
  readonly refs: readonly string[];
}

/** Schemas, as they were read. */
export interface Schemas {
  /** Knows them. */
  readonly argot: Argot;
  /** The URI of the one that was asked for. */
  readonly uri: string;
  /** The URLs of their files, those included that only the configuration of the project names. */
  readonly urls: readonly string[];
  /** Their texts. */
  readonly sources: SchemaSources;
}

/**
 * Compiles the schema in a file, or one that is known by its URI.
 *
 * @param tell - Is told what is odd about the files.
 * @throws Problem when a file cannot be read, or the schema cannot be used.
 */
export const loadSchema = (
  schema: string,
  options: SchemaOptions,
  io: Pick<Io, "stdin" | "cwd">,
  tell: (problem: Problem) => Promise<void>,
): Promise<{ validator: Validator; sources: SchemaSources }> =>
  withSchema(schema, options, io, tell, ({ argot, uri, sources }) => ({ validator: argot.compile(uri), sources }));

/**
 * Makes something of the schema in a file, or of one that is known by its URI. Files are known by their file: URLs, so
 * that relative references between them hold.
 *
 * @param tell - Is told what is odd about the files.
 * @param use - Is given the schemas.
 * @throws Problem when a file cannot be read, or the schema cannot be used.
 */
export async function withSchema<Result>(
  schema: string,
  options: SchemaOptions,
  io: Pick<Io, "stdin" | "cwd">,
  tell: (problem: Problem) => Promise<void>,
  use: (schemas: Schemas) => Result,
): Promise<Result> {
  const { argot, schemas } = await loadProject(options, io);
  const byUri = isUri(schema);
  const named = [...options.refs, ...(byUri ? [] : [schema])];
  // What the configuration lists and the command line names is one file, and called as it was named here.
  const files = new Map([...schemas, ...named].map((file) => [urlOf(file, io.cwd), file]));
  const sources = new SchemaSources(argot);
  try {
    for (const file of files.values()) {
      // oxlint-disable-next-line no-await-in-loop -- in order, so that of two claims to an identifier the later is at fault
      await addFile(sources, file, io, tell);
    }
    return use({ argot, uri: byUri ? schema : urlOf(schema, io.cwd), urls: [...files.keys()], sources });
  } catch (error) {
    if (!(error instanceof SchemaError)) throw error;
    if (byUri && error.uri === "argot:/") {
      throw new Problem(`nothing is known under ${schema}`, "save it to a file and name that; nothing is fetched");
    }
    throw schemaProblem(error, sources, io.cwd);
  }
}

async function addFile(
  sources: SchemaSources,
  file: string,
  io: Pick<Io, "stdin" | "cwd">,
  tell: (problem: Problem) => Promise<void>,
): Promise<void> {
  const source = parseFile(decodeUtf8(await readBytes(file, io), { name: file }), file);
  const { value } = source;
  if (typeof value !== "boolean" && (typeof value !== "object" || value === null || Array.isArray(value))) {
    throw new Problem(`${file} holds no schema`, "a schema is an object, or true or false");
  }
  const warning = warningOf(source);
  if (warning) await tell(warning);
  sources.add(source, urlOf(file, io.cwd));
}

/** Whether a schema is named by its URI, and not by its file. */
export const isUri = (schema: string): boolean => /^https?:/i.test(schema);

/** The URL that a file is known by. */
export const urlOf = (file: string, cwd: string): string => pathToFileURL(path.resolve(cwd, file)).href;
