import { backend } from "@argot/compiler";
import { type Argot, createArgot, type RegexEngine, SchemaError, type Validator } from "@argot/core";
import type { Plan } from "@argot/core/plan";
import { toJson } from "../schemas/to-json.js";
import { ajvDialects, type DialectSettings } from "./dialects.js";

/** The URI under which Ajv knows the meta-schema of the default dialect. */
export const anyMetaSchema = "http://json-schema.org/schema";

/** What an engine is made of. All of it may change: the next schema is compiled by a new Argot instance. */
export interface EngineSettings {
  /** The URI of the dialect of schemas without `$schema`. */
  readonly dialect: string;
  readonly dialects: DialectSettings;
  readonly regex: RegexEngine | undefined;
  /** Whether keywords read where values stand, which only the loop knows. */
  readonly readsPositions: boolean;
}

/**
 * An Argot instance that can be changed: it is made anew when documents are removed, or when formats or keywords change. At first it has
 * the default dialect alone, and schemas as they are, since most programs need no more. When a schema cannot be used, it is made with
 * all dialects, or with copies of schemas that are JSON.
 */
export class SchemaEngine {
  readonly #settings: () => EngineSettings;
  /** Makes each document, by URI. */
  readonly #documents = new Map<string, () => unknown>();
  #argot: Argot | undefined;
  #hasAllDialects = false;
  /** Whether some schema is not JSON. Then all are copied. */
  #copies = false;

  /** @param settings - Read whenever an instance is made. */
  constructor(settings: () => EngineSettings) {
    this.#settings = settings;
  }

  /** Adds a document under a URI. It is made when the next schema is compiled. */
  add(uri: string, make: () => unknown): void {
    if (this.#documents.has(uri)) this.#argot = undefined;
    this.#documents.set(uri, make);
    try {
      this.#argot?.add(this.#json(make()), uri);
    } catch (error) {
      if (!isNotJson(error)) throw error;
      this.#relent(error);
    }
  }

  remove(uri: string): void {
    if (this.#documents.delete(uri)) this.#argot = undefined;
  }

  /** The next schema is compiled with other settings. */
  change(): void {
    this.#argot = undefined;
  }

  /** Compiles a schema, or the schema with a URI. */
  compile(schema: unknown): Validator {
    return this.#with((argot) => argot.compile(this.#json(schema)));
  }

  /** The plan of a schema, or of the schema with a URI. */
  plan(schema: unknown): Plan {
    return this.#with((argot) => argot.plan(this.#json(schema)));
  }

  #with<Result>(use: (argot: Argot) => Result): Result {
    try {
      return use((this.#argot ??= this.#make()));
    } catch (error) {
      this.#relent(error);
      return this.#with(use);
    }
  }

  /** Has the next instance made otherwise, so that it may accept what was refused. @throws the error if there is no other way. */
  #relent(error: unknown): void {
    if (isNotJson(error) && !this.#copies) this.#copies = true;
    else if (error instanceof SchemaError && !this.#hasAllDialects) this.#hasAllDialects = true;
    else throw error;
    this.#argot = undefined;
  }

  #json(schema: unknown): unknown {
    return this.#copies ? toJson(schema) : schema;
  }

  #make(): Argot {
    const documents = Array.from(this.#documents, ([uri, make]) => [uri, this.#json(make())] as const);
    const { dialect, dialects, regex, readsPositions } = this.#settings();
    const argot = createArgot({
      dialects: ajvDialects(dialects, this.#hasAllDialects ? undefined : dialect),
      dialect,
      ...(regex && { regex }),
      tier: readsPositions ? "loop" : "auto",
      backend,
    });
    if (this.#hasAllDialects) argot.add({ $ref: dialect }, anyMetaSchema);
    for (const [uri, document] of documents) argot.add(document, uri);
    return argot;
  }
}

const isNotJson = (error: unknown): boolean => error instanceof SchemaError && error.code === "not-json";
