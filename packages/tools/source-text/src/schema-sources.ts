import type { Argot } from "@argot/core";
import type { SourceText, ValuePosition } from "./source-text.js";

/** A location in a text. */
export interface SourceLocation {
  /** The text. */
  readonly source: SourceText;
  /** JSON Pointer from the root of the text. */
  readonly pointer: string;
  /** The position of its value in the text. */
  readonly position: ValuePosition;
}

/** The texts of the schemas of an Argot instance. */
export class SchemaSources {
  readonly #argot: Pick<Argot, "add" | "locate">;
  readonly #sources = new Map<string, SourceText>();

  /** @param argot - The instance that schemas are added to. */
  constructor(argot: Pick<Argot, "add" | "locate">) {
    this.#argot = argot;
  }

  /**
   * Adds a schema to the Argot instance under a URI, and keeps its text.
   *
   * @throws SchemaError if the instance refuses it.
   */
  add(source: SourceText, uri: string): this {
    this.#argot.add(source.value, uri);
    const document = this.#argot.locate(uri)?.document;
    if (document !== undefined) this.#sources.set(document, source);
    return this;
  }

  /**
   * The location of a URI in the texts that were added: of the `absoluteKeywordLocation` of an issue, or of the `uri` and
   * `pointer` of a `SchemaError`. If the pointer leads to nothing, the location is that of the innermost value on its path.
   */
  find(uri: string): SourceLocation | undefined {
    const location = this.#argot.locate(uri);
    const source = location && this.#sources.get(location.document);
    if (!location || !source) return undefined;
    const found = innermost(source, location.pointer);
    return found && { source, ...found };
  }
}

/** The value at a pointer. If there is none, the innermost value on the path of the pointer. */
export function innermost(
  source: SourceText,
  pointer: string,
): { readonly pointer: string; readonly position: ValuePosition } | undefined {
  for (let at = pointer; ; at = at.slice(0, at.lastIndexOf("/"))) {
    const position = source.positionOf(at);
    if (position) return { pointer: at, position };
    if (!at.includes("/")) return undefined;
  }
}
