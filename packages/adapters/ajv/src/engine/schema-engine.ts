import { backend } from "@argot/compiler";
import { type Argot, createArgot, type RegexEngine, SchemaError, type Validator } from "@argot/core";
import { splitFragment } from "@argot/core/json";
import type { Plan } from "@argot/core/plan";
import { valueUri } from "../schemas/schema-document.js";
import { toJson } from "../schemas/to-json.js";
import { ajvDialects, type DialectSettings } from "./dialects.js";
import { anyMetaSchema } from "./meta-schemas.js";

/** The settings of an engine. After any of them changes, the next schema is compiled by a new Argot instance. */
export interface EngineSettings {
  /** The URI of the dialect of schemas without `$schema`. */
  readonly dialect: string;
  readonly dialects: DialectSettings;
  readonly regex: RegexEngine | undefined;
  /** Whether keywords read the positions of values, which only the loop knows. */
  readonly readsPositions: boolean;
}

/**
 * An instance that can be changed: it is created again when documents are removed, or when formats or keywords
 * change. It begins with the default dialect and with schemas as they are, which is enough for most programs. If a
 * schema cannot be used, it is created with all dialects and for references to values that are no schemas, with copies of
 * the schemas that are JSON, or for each schema with the documents that it can be used with.
 */
export class SchemaEngine {
  readonly #settings: () => EngineSettings;
  /** A function for each document, by its URI. */
  readonly #documents = new Map<string, () => unknown>();
  #argot: Argot | undefined;
  #isLenient = false;
  /** Whether a schema is not JSON. All schemas are then copied. */
  #copies = false;
  /** Whether two documents have different schemas with one identifier. */
  #hasConflicts = false;
  /** Whether the schema that was compiled last uses, of documents with one identifier, the one that was added last. */
  prefersLast = false;

  /** @param settings - Read whenever an instance is made. */
  constructor(settings: () => EngineSettings) {
    this.#settings = settings;
  }

  /** Whether schemas may be in any dialect, and refer to values that are no schemas. */
  get isLenient(): boolean {
    return this.#isLenient;
  }

  /** Adds a document under a URI. The document is created when the next schema is compiled. */
  add(uri: string, make: () => unknown): void {
    if (this.#documents.has(uri)) this.#argot = undefined;
    this.#documents.set(uri, make);
    try {
      this.#argot?.add(this.#json(make()), uri);
    } catch (error) {
      this.#relent(error);
    }
  }

  remove(uri: string): void {
    if (this.#documents.delete(uri)) this.#argot = undefined;
  }

  /** Discards the instance, so that the next schema is compiled with the current settings. */
  change(): void {
    this.#argot = undefined;
  }

  /** Compiles a schema, or the schema with a URI. */
  compile(schema: unknown): Validator {
    return this.#with(schema, (argot, given) => argot.compile(given));
  }

  /** The plan of a schema, or of the schema with a URI. */
  plan(schema: unknown): Plan {
    return this.#with(schema, (argot, given) => argot.plan(given));
  }

  #with<Result>(schema: unknown, use: (argot: Argot, schema: unknown) => Result): Result {
    try {
      if (this.#hasConflicts) return this.#withoutConflicts(schema, use);
      return use((this.#argot ??= this.#make(this.#documents)), this.#json(schema));
    } catch (error) {
      this.#relent(error);
      return this.#with(schema, use);
    }
  }

  /**
   * Uses an instance without the documents that have an identifier of the schema, or of a document that was added later,
   * for another schema. If the schema refers to one of these, the documents that were added first are used.
   */
  #withoutConflicts<Result>(schema: unknown, use: (argot: Argot, schema: unknown) => Result): Result {
    const uri = typeof schema === "string" ? schema : valueUri;
    const { resource } = splitFragment(uri);
    const own = uri === valueUri ? () => schema : this.#documents.get(resource);
    const before = (others: [string, () => unknown][]): Argot =>
      this.#make(new Map(own ? [[resource, own], ...others] : others));
    try {
      this.prefersLast = true;
      return use(before([...this.#documents].reverse()), uri);
    } catch (error) {
      if (!(error instanceof SchemaError) || error.code !== "unresolvable-reference") throw error;
      this.prefersLast = false;
      return use(before([...this.#documents]), uri);
    }
  }

  /**
   * Prepares the next instance to accept a refused schema.
   *
   * @throws the error if there is nothing else to try.
   */
  #relent(error: unknown): void {
    if (isNotJson(error) && !this.#copies) this.#copies = true;
    else if (isConflict(error) && !this.#hasConflicts) this.#hasConflicts = true;
    else if (error instanceof SchemaError && !this.#isLenient) this.#isLenient = true;
    else throw error;
    this.#argot = undefined;
  }

  #json(schema: unknown): unknown {
    return this.#copies ? toJson(schema) : schema;
  }

  #make(documents: ReadonlyMap<string, () => unknown>): Argot {
    const given = Array.from(documents, ([uri, make]) => [uri, this.#json(make())] as const);
    const { dialect, dialects, regex, readsPositions } = this.#settings();
    const argot = createArgot({
      dialects: ajvDialects(dialects, this.#isLenient ? undefined : dialect),
      dialect,
      ...(regex && { regex }),
      tier: readsPositions ? "loop" : "auto",
      backend,
    });
    if (this.#isLenient) argot.add({ $ref: dialect }, anyMetaSchema).add(true, anySchema);
    for (const [uri, document] of given) {
      try {
        argot.add(document, uri);
      } catch (error) {
        if (!this.#hasConflicts || !isConflict(error)) throw error;
      }
    }
    return argot;
  }
}

/** The URI of a schema that accepts every value. Like Ajv, references to values that are no schemas lead to one. */
export const anySchema = "argot:/?argot-any";

const isConflict = (error: unknown): boolean => error instanceof SchemaError && error.code === "duplicate-identifier";

const isNotJson = (error: unknown): boolean => error instanceof SchemaError && error.code === "not-json";
