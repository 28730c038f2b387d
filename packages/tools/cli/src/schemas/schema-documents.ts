import path from "node:path";
import { SchemaSources, type SourceText } from "@argot/source-text/text";
import { type Argot, SchemaError } from "argot";
import type { Datum } from "../inputs/datum.js";
import { findInputs } from "../inputs/find-inputs.js";
import { knownFormat } from "../inputs/format.js";
import { parseDocuments } from "../inputs/parse.js";
import { readContent } from "../inputs/read-bytes.js";
import type { RemoteOptions } from "../remote/remote-documents.js";
import type { Io } from "../terminal/io.js";
import { Problem } from "../terminal/problem.js";
import { loadProject, type Project, type ProjectOptions } from "./project.js";
import { isUri, urlOf } from "./schema-name.js";

/** Options for loading schemas. */
export interface SchemaOptions extends ProjectOptions {
  /** Documents that the schema refers to: files, folders, globs and URIs. */
  readonly refs: readonly string[];
  /**
   * Files beside the schema, which it may refer to by their identifiers; those that hold no schema are passed over. If this is given, they and
   * the schema take precedence over schemas of the project that have the same identifiers.
   */
  readonly beside?: readonly string[] | undefined;
  /** The folder of the files that references may lead to, besides that of the schema. Default: the working directory. */
  readonly within?: string | undefined;
  /** Called with the absolute path of each file before it is read. */
  readonly onSchema?: ((file: string) => void) | undefined;
  /** How documents of hosts are obtained. */
  readonly remote: RemoteOptions;
}

/** The parts of a run for loading a schema. */
export type SchemaIo = Pick<Io, "stdin" | "cwd" | "env">;

/** A file with a schema, or a document of a host. */
export interface SchemaFile {
  /** The name, relative to the working directory. */
  readonly file: string;
  /** The URL that it is known by. */
  readonly url: string;
  readonly source: SourceText;
}

/** A file that holds neither an object nor a boolean. */
export class NoSchema extends Problem {}

/** How a command treats documents with faults. */
export interface FaultHandling {
  /** Called with a text in which an object may have a name twice. */
  readonly onDuplicates: (source: SourceText) => Promise<void>;
  /**
   * Called with what is wrong with the identifiers of a document, and with why a file cannot be read that only a
   * reference leads to. If it throws, loading ends; otherwise it continues.
   */
  readonly onFault: (error: SchemaError | Problem) => void;
}

/** Loads documents with schemas into one Argot instance. Files are known by their `file:` URLs, so that relative references resolve. */
export class SchemaDocuments {
  /** The texts of the documents. */
  readonly sources: SchemaSources;
  readonly #project: Project;
  readonly #options: SchemaOptions;
  readonly #io: SchemaIo;
  readonly #handling: FaultHandling;
  readonly #files = new Map<string, SchemaFile>();

  private constructor(project: Project, options: SchemaOptions, io: SchemaIo, handling: FaultHandling) {
    this.#project = project;
    this.#options = options;
    this.#io = io;
    this.#handling = handling;
    this.sources = new SchemaSources(project.argot);
  }

  /**
   * Loads the project of a run. There are no documents yet.
   *
   * @throws Problem if the configuration cannot be used.
   */
  static async open(options: SchemaOptions, io: SchemaIo, handling: FaultHandling): Promise<SchemaDocuments> {
    return new SchemaDocuments(await loadProject(options, io), options, io, handling);
  }

  /** The Argot instance with the schemas. */
  get argot(): Argot {
    return this.#project.argot;
  }

  /** The working directory. */
  get cwd(): string {
    return this.#io.cwd;
  }

  /** All documents, by their URLs. */
  get files(): ReadonlyMap<string, SchemaFile> {
    return this.#files;
  }

  /** The schema files of the project. */
  get ofProject(): readonly string[] {
    return this.#project.schemas;
  }

  /**
   * The files that `--ref` names.
   *
   * @throws Problem if a name means no file.
   */
  async refFiles(): Promise<readonly string[]> {
    const names = this.#options.refs.filter((ref) => !isUri(ref));
    return (await findInputs(names, undefined, this.#io)).map((input) => {
      if ("problem" in input) throw input.problem;
      return input.data;
    });
  }

  /**
   * Adds a file, unless it is known.
   *
   * @throws Problem if it cannot be read, or holds no schema.
   */
  async add(file: string): Promise<SchemaFile> {
    const url = urlOf(file, this.cwd);
    return this.#files.get(url) ?? this.#addDatum(await this.#read(file), url);
  }

  /**
   * Adds files, in order: if two have one identifier, the error names the later one.
   *
   * @throws Problem if one cannot be read, or holds no schema.
   */
  async addAll(files: Iterable<string>): Promise<void> {
    // oxlint-disable-next-line no-await-in-loop -- in order
    for (const file of files) await this.add(file);
  }

  /** Adds those of some files that hold a schema. @throws Problem if one cannot be read. */
  async addSchemasOf(files: readonly string[]): Promise<void> {
    for (const file of files)
      try {
        // oxlint-disable-next-line no-await-in-loop -- in order
        await this.add(file);
      } catch (error) {
        if (!(error instanceof NoSchema)) throw error;
      }
  }

  /** Adds a file that only a reference leads to. Returns whether it could be added. */
  async addReferenced(file: string): Promise<boolean> {
    try {
      await this.add(file);
      return true;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      this.#handling.onFault(error);
      return false;
    }
  }

  /**
   * Adds documents of hosts. Returns whether there are any.
   *
   * @throws Problem if one is unavailable, or holds no schema.
   */
  async addRemotes(uris: readonly string[]): Promise<boolean> {
    if (uris.length === 0) return false;
    const { remoteDocuments } = await import("../remote/remote-documents.js");
    const found = await remoteDocuments(uris, this.#options.remote, this.#project, this.#io);
    for (const { uri, bytes, format } of found) {
      // oxlint-disable-next-line no-await-in-loop -- in order
      await this.#addDatum(onlyDatum(await parseDocuments(bytes, format, uri), uri), uri);
    }
    return found.length > 0;
  }

  async #read(file: string): Promise<Datum> {
    this.#options.onSchema?.(path.resolve(this.cwd, file));
    const format = knownFormat(file) ?? "json";
    if (format === "ndjson") throw new Problem(`${file} holds no schema`, "a schema is a document, not a line");
    return onlyDatum(await parseDocuments(await readContent(file, this.#io), format, file), file);
  }

  async #addDatum({ value, source: sourceOf, mayHaveDuplicates, data: file }: Datum, url: string): Promise<SchemaFile> {
    const source = sourceOf();
    if (!isSchema(value)) throw new NoSchema(`${file} holds no schema`, "a schema is an object, true or false");
    if (mayHaveDuplicates) await this.#handling.onDuplicates(source);
    try {
      this.sources.add(source, url);
    } catch (error) {
      if (!(error instanceof SchemaError)) throw error;
      this.#handling.onFault(error);
    }
    const added = { file, url, source };
    this.#files.set(url, added);
    return added;
  }
}

/** Whether a value has the form of a schema. */
const isSchema = (value: unknown): boolean =>
  typeof value === "boolean" || (typeof value === "object" && value !== null && !Array.isArray(value));

function onlyDatum([datum, second]: readonly Datum[], name: string): Datum {
  if (datum && !second) return datum;
  throw new Problem(`${name} does not hold one document`, "give each schema a file of its own");
}
