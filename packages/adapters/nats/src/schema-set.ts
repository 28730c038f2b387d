import { type ArgotOptions, createArgot, parseJson, type Validator } from "argot";
import type { CurrentSchema, SchemaSource } from "./schema-source.js";

/** A document that cannot be used, as it is now. */
export interface RefusedSchema {
  /** The name of the schema. */
  readonly name: string;
  /** The version that is refused. */
  readonly version: string;
  /** Why: a `SchemaError`, or a `SyntaxError` if the text is not JSON. */
  readonly error: Error;
}

interface Document {
  readonly version: string;
  readonly text: string;
}

/**
 * Schemas that may refer to one another by `$id`, and change one by one. A version takes effect if all schemas can be used with it.
 * Until then the one before it stays.
 */
export class SchemaSet implements SchemaSource {
  readonly #options: ArgotOptions;
  #accepted: ReadonlyMap<string, Document> = new Map();
  #current: ReadonlyMap<string, CurrentSchema> = new Map();
  readonly #refused = new Map<string, Document & { readonly error: Error }>();

  constructor(options: ArgotOptions = {}) {
    this.#options = options;
  }

  get(name: string): CurrentSchema | undefined {
    return this.#current.get(name);
  }

  /** The names and versions that are in effect. */
  get versions(): ReadonlyMap<string, string> {
    return new Map(Array.from(this.#current, ([name, { version }]) => [name, version]));
  }

  /** The versions that could not be used. A later version of another schema may make them usable. */
  get refused(): readonly RefusedSchema[] {
    return Array.from(this.#refused, ([name, { version, error }]) => ({ name, version, error }));
  }

  /** Applies new versions of schemas, all together if possible. Returns the names of those that take effect. */
  update(documents: Readonly<Record<string, Document>>): string[] {
    const waiting = new Map<string, Document>([...this.#refused, ...Object.entries(documents)]);
    this.#refused.clear();
    // Schemas that refer to one another can only change together.
    if (this.#take(waiting) === undefined) {
      const taken = [...waiting.keys()];
      return taken;
    }
    const taken: string[] = [];
    for (let progress = true; progress;) {
      progress = false;
      for (const [name, document] of waiting) {
        const error = this.#take(new Map([[name, document]]));
        if (error) {
          this.#refused.set(name, { ...document, error });
          continue;
        }
        this.#refused.delete(name);
        waiting.delete(name);
        taken.push(name);
        progress = true;
      }
    }
    return taken;
  }

  /** Removes a schema. Those that refer to it keep what they have. */
  remove(name: string): void {
    this.#refused.delete(name);
    this.#accepted = new Map([...this.#accepted].filter(([each]) => each !== name));
    this.#current = new Map([...this.#current].filter(([each]) => each !== name));
  }

  /** Compiles the schemas with some changed, beside those in effect, which they replace. Returns why they cannot be used. */
  #take(changed: ReadonlyMap<string, Document>): Error | undefined {
    const documents = new Map([...this.#accepted, ...changed]);
    try {
      const validators = compileAll(documents, this.#options);
      this.#current = new Map(
        Array.from(documents, ([name, { version }]) => [
          name,
          { version, validator: validators.get(name) as Validator },
        ]),
      );
      this.#accepted = documents;
      return undefined;
    } catch (error) {
      return error as Error;
    }
  }
}

function compileAll(documents: ReadonlyMap<string, Document>, options: ArgotOptions): Map<string, Validator> {
  const argot = createArgot(options);
  const schemas = Array.from(documents, ([name, { text }]) => [name, parseJson(text)] as const);
  for (const [, schema] of schemas) {
    // Other schemas can refer to it if it has an identifier: in all dialects, a string under one of two names.
    if (typeof schema === "object" && schema !== null && ("$id" in schema || "id" in schema)) argot.add(schema);
  }
  return new Map(
    schemas.map(([name, schema]) => {
      const validator = argot.compile(schema);
      // Rules are made when they are first used; their errors are found here.
      validator(null);
      return [name, validator];
    }),
  );
}
