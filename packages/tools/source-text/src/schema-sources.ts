import type { Argot, SchemaError } from "@argot/core";
import { requireArgument } from "@argot/core/json";
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
  /** The texts of documents that the instance has refused, by the URI in the error. */
  readonly #refused = new Map<string, SourceText>();
  /** A cache of locations by URI, since many values may break one keyword. */
  readonly #found = new Map<string, SourceLocation | undefined>();

  /** @param argot - The instance that schemas are added to. */
  constructor(argot: Pick<Argot, "add" | "locate">) {
    const isArgot = typeof argot?.add === "function" && typeof argot.locate === "function";
    requireArgument(isArgot, "SchemaSources", "an Argot instance, which `createArgot` makes", argot);
    this.#argot = argot;
  }

  /**
   * Adds a schema to the Argot instance, and keeps its text.
   *
   * @param uri - The URI of the document. Default: the identifier of its root schema.
   * @throws SchemaError if the instance refuses it, or there is neither a URI nor an identifier. `find` knows the location.
   */
  add(source: SourceText, uri?: string): this {
    const isText = typeof (source as SourceText | undefined)?.text === "string";
    requireArgument(isText, "SchemaSources.add", "a `SourceText`, which `parseSource` makes", source);
    const identifier = uri ?? identifierOf(source.value);
    this.#found.clear();
    try {
      this.#argot.add(source.value, identifier);
    } catch (error) {
      const { uri: refused } = error as Partial<SchemaError>;
      if (refused !== undefined) this.#refused.set(refused, source);
      throw error;
    }
    const document = identifier === undefined ? undefined : this.#argot.locate(identifier)?.document;
    if (document !== undefined) this.#sources.set(document, source);
    return this;
  }

  /**
   * The location of a URI in the texts that were added: of the `absoluteKeywordLocation` of an issue, or of the `uri` and
   * `pointer` of a `SchemaError`. If the pointer leads to nothing, the location is that of the innermost value on its path.
   */
  find(uri: string): SourceLocation | undefined {
    if (!this.#found.has(uri)) this.#found.set(uri, this.#search(uri));
    return this.#found.get(uri);
  }

  #search(uri: string): SourceLocation | undefined {
    const location = this.#argot.locate(uri);
    if (!location) return this.#findRefused(uri);
    const source = this.#sources.get(location.document);
    const found = source && innermost(source, location.pointer);
    return found && { source, ...found };
  }

  /** The location of a URI in a document that the instance has refused. */
  #findRefused(uri: string): SourceLocation | undefined {
    const source = this.#refused.get(uri.replace(/#.*$/s, ""));
    const found = source && innermost(source, fragmentOf(uri));
    return found && { source, ...found };
  }
}

/** The part of a URI after `#`. A malformed encoding stays as it is. */
function fragmentOf(uri: string): string {
  const [, fragment = ""] = uri.split("#");
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

/** The identifier of a schema: `$id`, or `id` in older drafts. */
function identifierOf(schema: unknown): string | undefined {
  if (typeof schema !== "object" || schema === null) return undefined;
  const { $id, id } = schema as { readonly $id?: unknown; readonly id?: unknown };
  return [$id, id].find((each) => typeof each === "string");
}

/** The value at a pointer. If there is none, the innermost value on the path of the pointer. */
export function innermost(
  source: Pick<SourceText, "positionOf">,
  pointer: string,
): { readonly pointer: string; readonly position: ValuePosition } | undefined {
  for (let at = pointer; ; at = at.slice(0, at.lastIndexOf("/"))) {
    const position = source.positionOf(at);
    if (position) return { pointer: at, position };
    if (!at.includes("/")) return undefined;
  }
}
