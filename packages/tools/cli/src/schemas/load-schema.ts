import path from "node:path";
import type { SchemaSources } from "@argot/source-text/text";
import { type Argot, LimitError, SchemaError, type Validator } from "argot";
import { warningOf } from "../inputs/parse.js";
import { Problem } from "../terminal/problem.js";
import type { MissingDocument, References } from "./referenced-files.js";
import { loadedFor } from "./regex.js";
import { SchemaDocuments, type SchemaIo, type SchemaOptions } from "./schema-documents.js";
import { schemaLocation } from "./schema-location.js";
import { isUri, urlOf } from "./schema-name.js";
import { schemaProblem } from "./schema-problem.js";

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
    // In its own instance, a schema may have the identifier of another one, and refer to files that have it. If it
    // cannot be used, the error says why.
    return loadSchema(schema, options, io, warnOnce);
  };
}

type Warn = (problem: Problem) => Promise<void>;

/** The schemas of the project and of the command line, if they have no faults. */
class OpenSchemas {
  readonly #documents: SchemaDocuments;
  readonly #options: SchemaOptions;
  /** The files of `--ref`. */
  readonly #refs: readonly string[];

  private constructor(documents: SchemaDocuments, refs: readonly string[], options: SchemaOptions) {
    this.#documents = documents;
    this.#refs = refs;
    this.#options = options;
  }

  /**
   * @param named - The files with schemas that the command line names.
   * @throws Problem if a file cannot be read, or is refused.
   */
  static async open(named: readonly string[], options: SchemaOptions, io: SchemaIo, warn: Warn): Promise<OpenSchemas> {
    const { beside } = options;
    let mayBeTaken = false;
    const documents = await SchemaDocuments.open(options, io, {
      onDuplicates: async (source) => {
        const warning = warningOf(source);
        if (warning) await warn(warning);
      },
      onFault(error) {
        if (!(mayBeTaken && error instanceof SchemaError && error.code === "duplicate-identifier")) throw error;
      },
    });
    const refs = await documents.refFiles();
    const opened = new OpenSchemas(documents, refs, options);
    // A file may be listed in the configuration and named on the command line. The name on the command line counts.
    const filesOf = (...names: readonly string[]): Iterable<string> =>
      new Map(names.map((file) => [urlOf(file, io.cwd), file])).values();
    await opened.#withProblems(named[0], async () => {
      if (!beside) return documents.addAll(filesOf(...documents.ofProject, ...refs, ...named));
      await documents.addAll(filesOf(...refs, ...named));
      mayBeTaken = true;
      await documents.addSchemasOf(beside);
      await documents.addAll(documents.ofProject);
    });
    return opened;
  }

  /** Whether a schema is one of those that were read, or has a URI. */
  has(schema: string): boolean {
    return isUri(schema) || this.#documents.files.has(urlOf(schema, this.#documents.cwd));
  }

  /**
   * Passes a schema to `use`, with the documents that its references lead to.
   *
   * @throws Problem if the schema cannot be used.
   */
  use<Result>(schema: string, use: (schemas: Schemas) => Result): Promise<Result> {
    const { argot, cwd, files, sources } = this.#documents;
    const uri = isUri(schema) ? schema : urlOf(schema, cwd);
    return this.#withProblems(schema, () =>
      this.#withReferences(schema, () => use({ argot, uri, urls: [...files.keys()], sources })),
    );
  }

  /** Adds the documents that references lead to, until none is missing. Most schemas need none. */
  async #withReferences<Result>(schema: string, attempt: () => Result): Promise<Result> {
    let references: References | undefined;
    for (;;) {
      try {
        return attempt();
      } catch (error) {
        // oxlint-disable-next-line no-await-in-loop -- once
        if (await loadedFor(error)) continue;
        if (!(error instanceof SchemaError) || !isOfMissing(error)) throw error;
        // oxlint-disable-next-line no-await-in-loop -- once, and only if a reference leads to nothing
        references ??= await this.#references(schema);
        const index = references.index();
        const isUnknown = error.uri === anonymous;
        const roots = isUnknown ? [schema, ...this.#options.refs].filter(isUri) : [];
        // oxlint-disable-next-line no-await-in-loop -- each may refer to others
        if (await references.follow(index, roots)) continue;
        const missing = references.missing(index);
        throw missing.length > 1 && !isUnknown ? this.#missingProblem(missing) : error;
      }
    }
  }

  async #references(schema: string): Promise<References> {
    const { References } = await import("./referenced-files.js");
    const { cwd } = this.#documents;
    const { within = cwd } = this.#options;
    const named = [...this.#refs, ...(isUri(schema) ? [] : [schema])];
    return new References(this.#documents, [within, ...named.map((file) => path.dirname(path.resolve(cwd, file)))]);
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
      throw schemaProblem(error, this.#documents.sources, this.#documents.cwd);
    }
  }

  /** Names all missing documents, so that they can be given together. */
  #missingProblem(missing: readonly MissingDocument[]): Problem {
    const { cwd, sources } = this.#documents;
    const lines = missing.map(({ uri, from, pointer }): [string, string] => {
      const found = sources.find(`${from}#${encodeURIComponent(pointer)}`);
      const { line, column } = found?.position.value.start ?? {};
      return [found ? `${found.source.name}:${line}:${column}` : schemaLocation(from, cwd), schemaLocation(uri, cwd)];
    });
    return new Problem(
      `the schema refers to ${missing.length} documents that are not known`,
      "give them with --ref, which takes files, folders and globs; schemas of hosts need --allow-remote",
      { lines },
    );
  }
}

/** The URI of the requested schema, in errors about it. */
const anonymous = "argot:/";

/** Whether an error may be due to a missing document. */
const isOfMissing = ({ code }: SchemaError): boolean => code === "unresolvable-reference" || code === "unknown-dialect";
