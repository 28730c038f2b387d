import path from "node:path";
import { pathToFileURL } from "node:url";
import { type Argot, SchemaError, type Validator } from "argot";
import type { Io } from "./io.js";
import { decodeUtf8, parseJson } from "./parse-json.js";
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

/**
 * Compiles the schema in a file, or one that is known by its URI.
 *
 * @throws Problem when a file cannot be read, or the schema cannot be used.
 */
export const loadSchema = (schema: string, options: SchemaOptions, io: Pick<Io, "stdin" | "cwd">): Promise<Validator> =>
  withSchema(schema, options, io, (argot, uri) => argot.compile(uri));

/**
 * Makes something of the schema in a file, or of one that is known by its URI. Files are known by their file: URLs, so
 * that relative references between them hold.
 *
 * @param use - Is given the URI of the schema, an Argot that knows it, and the URLs of all files that it was given.
 * @throws Problem when a file cannot be read, or the schema cannot be used.
 */
export async function withSchema<Result>(
  schema: string,
  options: SchemaOptions,
  io: Pick<Io, "stdin" | "cwd">,
  use: (argot: Argot, uri: string, urls: readonly string[]) => Result,
): Promise<Result> {
  const { argot, schemas } = await loadProject(options, io);
  const byUri = isUri(schema);
  const named = [...options.refs, ...(byUri ? [] : [schema])];
  // What the configuration lists and the command line names is one file, and called as it was named here.
  const urls = new Map([...schemas, ...named].map((file) => [urlOf(file, io.cwd), file]));
  const files = new Map<string, string>();
  try {
    for (const file of urls.values()) {
      // oxlint-disable-next-line no-await-in-loop -- in order, so that of two claims to an identifier the later is at fault
      await addFile(argot, file, files, io);
    }
    return use(argot, byUri ? schema : urlOf(schema, io.cwd), [...urls.keys()]);
  } catch (error) {
    if (!(error instanceof SchemaError)) throw error;
    if (byUri && error.uri === "argot:/") {
      throw new Problem(`nothing is known under ${schema}`, "save it to a file and name that; nothing is fetched");
    }
    throw schemaProblem(error, files, io.cwd);
  }
}

async function addFile(
  argot: Argot,
  file: string,
  files: Map<string, string>,
  io: Pick<Io, "stdin" | "cwd">,
): Promise<void> {
  const document = parseJson(decodeUtf8(await readBytes(file, io), { name: file }), { name: file });
  if (typeof document !== "boolean" && (typeof document !== "object" || document === null || Array.isArray(document))) {
    throw new Problem(`${file} holds no schema`, "a schema is an object, or true or false");
  }
  const id = typeof document === "object" && ("$id" in document ? document.$id : "id" in document && document.id);
  if (typeof id === "string") files.set(id.replace(/#$/, ""), file);
  argot.add(document, urlOf(file, io.cwd));
}

/** Whether a schema is named by its URI, and not by its file. */
export const isUri = (schema: string): boolean => /^https?:/i.test(schema);

/** The URL that a file is known by. */
export const urlOf = (file: string, cwd: string): string => pathToFileURL(path.resolve(cwd, file)).href;
