import path from "node:path";
import type { NamedDocument } from "@argot/schema-index";
import { SchemaSources } from "@argot/source-text/text";
import { type Argot, LimitError, SchemaError, type Validator } from "argot";
import type { Io } from "../terminal/io.js";
import type { Datum } from "../inputs/datum.js";
import { findInputs } from "../inputs/find-inputs.js";
import { knownFormat } from "../inputs/format.js";
import { parseDocuments, warningOf } from "../inputs/parse.js";
import { Problem } from "../terminal/problem.js";
import { loadProject, type Project, type ProjectOptions } from "./project.js";
import { readContent } from "../inputs/read-bytes.js";
import type { RemoteDocument, RemoteOptions } from "../remote/remote-documents.js";
import type { MissingDocument } from "./referenced-files.js";
import { schemaLocation } from "./schema-location.js";
import { loadedFor } from "./regex.js";
import { isUri, urlOf } from "./schema-name.js";
import { schemaProblem } from "./schema-problem.js";

/** Options for loading a schema. */
export interface SchemaOptions extends ProjectOptions {
  /** Documents that the schema refers to: files, folders, globs and URIs. */
  readonly refs: readonly string[];
  /** How documents of hosts are had. */
  readonly remote: RemoteOptions;
}

/** What loading a schema needs of a run. */
export type SchemaIo = Pick<Io, "stdin" | "cwd" | "env">;

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
  /** Whether it has members, none of which is a keyword of its dialect. */
  readonly lacksKeywords: () => Promise<boolean>;
}

/**
 * Compiles a schema that is named by its file or by its URI.
 *
 * @param warn - Reports problems that do not prevent loading.
 * @throws Problem if a file cannot be read, or the schema cannot be used.
 */
export const loadSchema = (schema: string, options: SchemaOptions, io: SchemaIo, warn: Warn): Promise<LoadedSchema> =>
  withSchema(schema, options, io, warn, compiled);

const compiled = ({ argot, uri, sources }: Schemas): LoadedSchema => ({
  validator: argot.compile(uri),
  sources,
  plan: () => argot.plan(uri),
  lacksKeywords: async () => (await import("./lacks-keywords.js")).lacksKeywords(argot, uri, sources),
});

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
  io: SchemaIo,
  warn: Warn,
  use: (schemas: Schemas) => Result,
): Promise<Result> {
  if (schema === "") throw new Problem("the name of the schema is empty", "name its file");
  const opened = await OpenSchemas.open(isUri(schema) ? [] : [schema], options, io, warn);
  return opened.use(schema, use);
}

/**
 * Loads the schemas of a run. Those of the project are compiled by one Argot instance, which reads the project once.
 *
 * @param warn - Reports problems that do not prevent loading.
 * @returns A function that loads a schema, as {@link loadSchema} does.
 */
export function schemaLoader(
  options: SchemaOptions,
  io: SchemaIo,
  warn: Warn,
): (schema: string) => Promise<LoadedSchema> {
  let project: Promise<OpenSchemas> | undefined;
  const warned = new Set<string>();
  const warnOnce = async (problem: Problem): Promise<void> => {
    if (warned.has(problem.message)) return;
    warned.add(problem.message);
    await warn(problem);
  };
  return async (schema) => {
    try {
      project ??= OpenSchemas.open([], options, io, warnOnce);
      const opened = await project;
      if (opened.has(schema)) return await opened.use(schema, compiled);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
    }
    // In an instance of its own, it may have the identifier of another, and refer to files that have. If it cannot be used, it says why.
    return loadSchema(schema, options, io, warnOnce);
  };
}

type Warn = (problem: Problem) => Promise<void>;

/** The schemas of the project and those that the command line names, in one Argot instance. */
class OpenSchemas {
  readonly #project: Project;
  readonly #options: SchemaOptions;
  readonly #io: SchemaIo;
  readonly #warn: Warn;
  readonly #sources: SchemaSources;
  /** What was read, by its URI. */
  readonly #documents = new Map<string, NamedDocument>();
  /** The files of `--ref`. */
  readonly #refs: readonly string[];

  private constructor(project: Project, refs: readonly string[], options: SchemaOptions, io: SchemaIo, warn: Warn) {
    this.#project = project;
    this.#refs = refs;
    this.#options = options;
    this.#io = io;
    this.#warn = warn;
    this.#sources = new SchemaSources(project.argot);
  }

  /**
   * @param named - The files with schemas that the command line names.
   * @throws Problem if a file cannot be read, or is refused.
   */
  static async open(named: readonly string[], options: SchemaOptions, io: SchemaIo, warn: Warn): Promise<OpenSchemas> {
    const project = await loadProject(options, io);
    const refs = await refFiles(options.refs, io);
    const opened = new OpenSchemas(project, refs, options, io, warn);
    // A file may be listed in the configuration and named on the command line. The name on the command line counts.
    const files = new Map([...project.schemas, ...refs, ...named].map((file) => [urlOf(file, io.cwd), file]));
    await opened.#withProblems(named[0], async () => {
      // oxlint-disable-next-line no-await-in-loop -- in order: if two files have one identifier, the error names the later file
      for (const file of files.values()) await opened.#add(file);
    });
    return opened;
  }

  /** Whether a schema is one of those that were read, or has a URI. */
  has(schema: string): boolean {
    return isUri(schema) || this.#documents.has(urlOf(schema, this.#io.cwd));
  }

  /**
   * Passes a schema to `use`, with the documents that its references lead to.
   *
   * @throws Problem if the schema cannot be used.
   */
  use<Result>(schema: string, use: (schemas: Schemas) => Result): Promise<Result> {
    const uri = isUri(schema) ? schema : urlOf(schema, this.#io.cwd);
    return this.#withProblems(schema, () =>
      this.#withReferences(schema, () =>
        use({ argot: this.#project.argot, uri, urls: [...this.#documents.keys()], sources: this.#sources }),
      ),
    );
  }

  /** Tries again with the documents that references lead to, until there are no more. Most schemas need none. */
  async #withReferences<Result>(schema: string, attempt: () => Result): Promise<Result> {
    const { cwd } = this.#io;
    const { argot } = this.#project;
    const named = [...this.#refs, ...(isUri(schema) ? [] : [schema])];
    const folders = [cwd, ...named.map((file) => path.dirname(path.resolve(cwd, file)))];
    const asked = new Set<string>();
    for (;;) {
      try {
        return attempt();
      } catch (error) {
        // oxlint-disable-next-line no-await-in-loop -- once
        if (await loadedFor(error)) continue;
        if (!(error instanceof SchemaError) || !isOfMissing(error)) throw error;
        // oxlint-disable-next-line no-await-in-loop -- only if a reference leads to nothing
        const { missingDocuments, missingRemotes, referencedFiles } = await import("./referenced-files.js");
        // oxlint-disable-next-line no-await-in-loop -- as above
        const { SchemaIndex } = await import("@argot/schema-index");
        const index = new SchemaIndex([...this.#documents.values()], argot);
        const found = referencedFiles(index, folders, this.#io);
        // oxlint-disable-next-line no-await-in-loop -- in order
        for (const file of found) await this.#add(file);
        if (found.length > 0) continue;
        const roots = error.uri === anonymous ? [schema, ...this.#options.refs].filter(isUri) : [];
        const wanted = missingRemotes(index, argot, roots).filter((uri) => !asked.has(uri));
        for (const uri of wanted) asked.add(uri);
        // oxlint-disable-next-line no-await-in-loop -- each may refer to others
        if (wanted.length > 0 && (await this.#addRemotes(wanted))) continue;
        const missing = missingDocuments(index);
        throw missing.length > 1 && error.uri !== anonymous ? missingProblem(missing, this.#sources, cwd) : error;
      }
    }
  }

  async #add(file: string): Promise<void> {
    await this.#addDatum(await readSchema(file, this.#io), urlOf(file, this.#io.cwd));
  }

  /** Returns whether there are any. */
  async #addRemotes(uris: readonly string[]): Promise<boolean> {
    const { remoteDocuments } = await import("../remote/remote-documents.js");
    const found = await remoteDocuments(uris, this.#options.remote, this.#project, this.#io);
    // oxlint-disable-next-line no-await-in-loop -- in order
    for (const document of found) await this.#addDatum(await remoteDatum(document), document.uri);
    return found.length > 0;
  }

  async #addDatum({ value, source: sourceOf, mayHaveDuplicates, data }: Datum, uri: string): Promise<void> {
    const source = sourceOf();
    if (!isSchema(value)) throw noSchema(data);
    const warning = mayHaveDuplicates && warningOf(source);
    if (warning) await this.#warn(warning);
    this.#sources.add(source, uri);
    this.#documents.set(uri, { uri, value });
  }

  /** Turns errors of schemas into problems. */
  async #withProblems<Result>(schema: string | undefined, action: () => Promise<Result>): Promise<Result> {
    try {
      return await action();
    } catch (error) {
      if (error instanceof LimitError)
        throw new Problem(`the schema is too large (${error.message})`, "see the configuration");
      if (!(error instanceof SchemaError)) throw error;
      if (schema !== undefined && isUri(schema) && error.uri === anonymous) {
        throw new Problem(
          `no schema is known under ${schema}`,
          "name its file, or allow its host (--allow-remote and --remote-host)",
        );
      }
      throw schemaProblem(error, this.#sources, this.#io.cwd);
    }
  }
}

/** The URI of what a program asks for, in errors about it. */
const anonymous = "argot:/";

/** Whether an error may be about a document that is not there. */
const isOfMissing = ({ code }: SchemaError): boolean => code === "unresolvable-reference" || code === "unknown-dialect";

/** Names all documents that are missing, so that they can be given at once. */
function missingProblem(missing: readonly MissingDocument[], sources: SchemaSources, cwd: string): Problem {
  const lines = missing.map(({ uri, from, pointer }): [string, string] => {
    const found = sources.find(`${from}#${encodeURIComponent(pointer)}`);
    const { line, column } = found?.position.value.start ?? {};
    return [found ? `${found.source.name}:${line}:${column}` : schemaLocation(from, cwd), schemaLocation(uri, cwd)];
  });
  const happened = `the schema refers to ${missing.length} documents that are not known`;
  return new Problem(
    happened,
    "give them with --ref, which takes files, folders and globs; schemas of hosts need --allow-remote",
    { lines },
  );
}

/**
 * The files that `--ref` names.
 *
 * @throws Problem if a name means no file.
 */
export async function refFiles(refs: readonly string[], io: Pick<Io, "cwd">): Promise<string[]> {
  const files = refs.filter((ref) => !isUri(ref));
  return (await findInputs(files, undefined, io)).map((input) => {
    if ("problem" in input) throw input.problem;
    return input.data;
  });
}

/** Whether a value has the form of a schema. */
export const isSchema = (value: unknown): boolean =>
  typeof value === "boolean" || (typeof value === "object" && value !== null && !Array.isArray(value));

const noSchema = (name: string): Problem =>
  new Problem(`${name} holds no schema`, "a schema is an object, true or false");

/**
 * The value of a document of a host.
 *
 * @throws Problem if it is not text in its format.
 */
export const remoteDatum = async ({ uri, bytes, format }: RemoteDocument): Promise<Datum> =>
  onlyDatum(await parseDocuments(bytes, format, uri), uri);

/** @throws Problem if the file cannot be read, or holds several documents. */
export async function readSchema(file: string, io: SchemaIo): Promise<Datum> {
  const format = knownFormat(file) ?? "json";
  if (format === "ndjson") throw new Problem(`${file} holds no schema`, "a schema is a document, not a line");
  return onlyDatum(await parseDocuments(await readContent(file, io), format, file), file);
}

function onlyDatum([datum, second]: readonly Datum[], name: string): Datum {
  if (datum && !second) return datum;
  throw new Problem(`${name} does not hold one document`, "give each schema a file of its own");
}
