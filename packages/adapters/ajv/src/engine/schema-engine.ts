import { compile, compileToClosures, explain, parts, verdictPlan } from "@argot/compiler";
import { type Argot, createArgot, type RegexEngine, SchemaError, type Validator } from "@argot/core";
import type { Plan } from "@argot/core/plan";
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
 * the default dialect alone, since most programs need no other. When a schema cannot be used, it is made with all of them.
 */
export class SchemaEngine {
  readonly #settings: () => EngineSettings;
  /** Makes the JSON of each document, by URI. */
  readonly #documents = new Map<string, () => unknown>();
  #argot: Argot | undefined;
  #hasAllDialects = false;

  /** @param settings - Read whenever an instance is made. */
  constructor(settings: () => EngineSettings) {
    this.#settings = settings;
  }

  /** Adds a document under a URI. It is made when the next schema is compiled. */
  add(uri: string, make: () => unknown): void {
    if (this.#documents.has(uri)) this.#argot = undefined;
    this.#documents.set(uri, make);
    this.#argot?.add(make(), uri);
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
    return this.#with((argot) => argot.compile(schema));
  }

  /** The plan of a schema, or of the schema with a URI. */
  plan(schema: unknown): Plan {
    return this.#with((argot) => argot.plan(schema));
  }

  #with<Result>(use: (argot: Argot) => Result): Result {
    try {
      return use((this.#argot ??= this.#make()));
    } catch (error) {
      if (this.#hasAllDialects || !(error instanceof SchemaError)) throw error;
      this.#hasAllDialects = true;
      return use((this.#argot = this.#make()));
    }
  }

  #make(): Argot {
    const documents = Array.from(this.#documents, ([uri, make]) => [uri, make()] as const);
    const { dialect, dialects, regex, readsPositions } = this.#settings();
    const argot = createArgot({
      dialects: ajvDialects(dialects, this.#hasAllDialects ? undefined : dialect),
      dialect,
      ...(regex && { regex }),
      tier: readsPositions ? "loop" : "auto",
      backend: { optimise: verdictPlan, compile, compileToClosures, explain, parts },
    });
    if (this.#hasAllDialects) argot.add({ $ref: dialect }, anyMetaSchema);
    for (const [uri, document] of documents) argot.add(document, uri);
    return argot;
  }
}
