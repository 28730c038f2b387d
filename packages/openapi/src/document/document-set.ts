import { didYouMean, isAbsoluteUri, pointerOf, resolveUri, splitFragment, tokensOf, valueAt } from "@argot/core/json";
import { isObject, type Json } from "@argot/core/keyword";
import type { SchemaErrorCode } from "argot";
import { DocumentError, type PositionedText } from "./document-error.js";

/** A document, and its text if it was given as one. */
export interface KnownDocument {
  /** Its URI. */
  readonly uri: string;
  /** The base URI of its references: `$self`, or else `uri`. */
  readonly base: string;
  readonly value: unknown;
  readonly source: PositionedText | undefined;
}

/** A part of a document. */
export interface DocumentPart {
  readonly document: KnownDocument;
  /** The path from the root of the document. */
  readonly path: readonly string[];
  readonly json: Json;
}

/** Whether a value is a text with positions. */
const isText = (given: unknown): given is PositionedText =>
  isObject(given) && typeof given["positionOf"] === "function" && "value" in given;

/** A document that was given as a value or as a text. Since 3.2, it may name its own URI. */
export function knownDocument(given: unknown, uri: string): KnownDocument {
  const source = isText(given) ? given : undefined;
  const value = source ? source.value : given;
  const self = isObject(value) && Object.hasOwn(value, "$self") ? value["$self"] : undefined;
  const base = typeof self === "string" ? splitFragment(resolveUri(self, uri)).resource : uri;
  return { uri, base: isAbsoluteUri(base) ? base : uri, value, source };
}

/** Maximum number of errors with a suggestion: each compares a name with many others. */
const maxSuggestions = 100;

/** The results of following references through others: a part, an error, or a cycle. */
type End = DocumentPart | DocumentError | "endless";

/** The documents of an API, by URI. */
export class DocumentSet {
  readonly entry: KnownDocument;
  readonly #documents = new Map<string, KnownDocument>();
  /** The targets of resolved references, by document and object, since others may lead through them. */
  readonly #ends = new Map<KnownDocument, Map<unknown, End>>();
  #suggestions = maxSuggestions;

  constructor(entry: KnownDocument, others: readonly KnownDocument[]) {
    this.entry = entry;
    for (const each of [...others, entry]) this.add(each);
  }

  /** Adds a document. It replaces the one with its URI. */
  add(document: KnownDocument): void {
    this.#documents.set(document.uri, document).set(document.base, document);
  }

  /** All documents, the entry last. */
  get all(): readonly KnownDocument[] {
    return [...new Set(this.#documents.values())];
  }

  /** The document of a URI without a fragment. */
  documentOf(uri: string): KnownDocument | undefined {
    return this.#documents.get(uri);
  }

  /**
   * The error at a path in a document.
   *
   * @param missing - The URIs of documents that are missing.
   */
  error(
    code: SchemaErrorCode,
    { document, path }: Omit<DocumentPart, "json">,
    reason: string,
    options?: ErrorOptions,
    missing?: readonly string[],
  ): DocumentError {
    const at = { uri: document.uri, pointer: pointerOf(path), source: document.source };
    return new DocumentError(code, at, reason, options, missing);
  }

  /** The end of a sentence about an unknown name, with a suggestion in the first errors. */
  suggestionFor(name: string, known: () => Iterable<string>): string {
    return this.#suggestions-- > 0 ? (didYouMean(name, known()) ?? "") : "";
  }

  /**
   * The part that a reference leads to, through further references.
   *
   * @param from - Where the reference is.
   * @throws DocumentError if it leads nowhere, or back to itself.
   */
  follow(reference: string, from: Omit<DocumentPart, "json">): DocumentPart {
    const end = this.#endOf(this.resolve(reference, from));
    if (end instanceof DocumentError) throw end;
    if (end !== "endless") return end;
    throw this.error("endless-reference", from, `"${reference}" leads back to itself without leading to a value`);
  }

  #endOf(start: DocumentPart): End {
    const passed: Map<unknown, End>[] = [];
    const objects: unknown[] = [];
    let part = start;
    let end: End | undefined;
    while (end === undefined) {
      const { json, document } = part;
      if (!isObject(json) || typeof json["$ref"] !== "string") {
        end = part;
        break;
      }
      const known = this.#ends.get(document) ?? new Map<unknown, End>();
      this.#ends.set(document, known);
      end = known.get(json);
      if (end !== undefined) break;
      // A reference that is passed again is in a cycle.
      known.set(json, "endless");
      passed.push(known);
      objects.push(json);
      try {
        part = this.resolve(json["$ref"], part);
      } catch (error) {
        end = error as DocumentError;
      }
    }
    for (const [i, known] of passed.entries()) known.set(objects[i], end);
    return end;
  }

  /** The parts in the cycle of a reference, each once. */
  partsOf(reference: string, from: Omit<DocumentPart, "json">): readonly DocumentPart[] {
    const seen = new Set<unknown>();
    const parts = [this.resolve(reference, from)];
    for (let part = parts[0] as DocumentPart; ; parts.push(part)) {
      const { json } = part;
      if (!isObject(json) || typeof json["$ref"] !== "string" || seen.has(json)) return parts;
      seen.add(json);
      part = this.resolve(json["$ref"], part);
    }
  }

  /** The part that a reference leads to, through further references; `undefined` if it leads nowhere, or back to itself. */
  find(reference: string, from: Omit<DocumentPart, "json">): DocumentPart | undefined {
    try {
      return this.follow(reference, from);
    } catch (error) {
      if (error instanceof DocumentError) return undefined;
      throw error;
    }
  }

  /**
   * The part that a reference leads to.
   *
   * @throws DocumentError if there is none.
   */
  resolve(reference: string, from: Omit<DocumentPart, "json">): DocumentPart {
    const refuse = (reason: string, missing?: readonly string[]): never => {
      throw this.error("unresolvable-reference", from, reason, undefined, missing);
    };
    const { resource, fragment = "" } = splitFragment(resolveUri(reference, from.document.base));
    const document =
      this.#documents.get(resource) ??
      refuse(
        `"${reference}" leads to ${resource}, which is not known; give this document in the option \`documents\``,
        [resource],
      );
    const path = tokensOf(fragment) ?? refuse(`"${reference}" has a fragment that is not a JSON Pointer`);
    const json = valueAt(document.value, path);
    if (json === undefined) {
      const outer = valueAt(document.value, path.slice(0, -1));
      // The last name of the path does not exist.
      const hint = isObject(outer) ? this.suggestionFor(path.at(-1) ?? "", () => Object.keys(outer)) : "";
      return refuse(`"${reference}" leads nowhere: ${document.uri} has no ${JSON.stringify(fragment)}${hint}`);
    }
    return { document, path, json: json as Json };
  }
}
