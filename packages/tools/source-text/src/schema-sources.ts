import type { Argot } from "@argot/core";
import type { SourceText, ValuePosition } from "./source-text.js";

/** A place in a text. */
export interface SourcePlace {
  /** The text. */
  readonly source: SourceText;
  /** JSON Pointer from the root of the text. */
  readonly pointer: string;
  /** Where that is in the text. */
  readonly position: ValuePosition;
}

/** Schemas that an Argot knows, as their authors wrote them. */
export class SchemaSources {
  readonly #argot: Pick<Argot, "add" | "locate">;
  readonly #sources = new Map<string, SourceText>();

  /** @param argot - Is told of the schemas that are added here. */
  constructor(argot: Pick<Argot, "add" | "locate">) {
    this.#argot = argot;
  }

  /**
   * Adds a schema to the Argot under a URI, and remembers its text.
   *
   * @throws SchemaError when the Argot does not take it.
   */
  add(source: SourceText, uri: string): this {
    this.#argot.add(source.value, uri);
    const document = this.#argot.locate(uri)?.document;
    if (document !== undefined) this.#sources.set(document, source);
    return this;
  }

  /**
   * Where a URI leads in the texts that were added: the `absoluteKeywordLocation` of an error, or what a `SchemaError` names.
   * Where nothing stands at its end, it is the innermost value on the way.
   */
  find(uri: string): SourcePlace | undefined {
    const place = this.#argot.locate(uri);
    const source = place && this.#sources.get(place.document);
    if (!place || !source) return undefined;
    const found = innermost(source, place.pointer);
    return found && { source, ...found };
  }
}

/** What stands at a pointer; where nothing does, what stands around that. */
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
