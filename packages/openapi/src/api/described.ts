// The objects of a document as they are used: references followed, and checked where the document itself was not.
import { type JsonObject, isObject } from "@argot/core/keyword";
import type { DocumentPart, DocumentSet } from "../document/document-set.js";
import { ObjectChecker } from "../document/object-checker.js";
import type { ObjectKind } from "../document/objects.js";
import type { OpenedDocument } from "../document/opened-document.js";

/** An object of a document, and where it is. */
export interface DescribedObject extends DocumentPart {
  readonly json: JsonObject;
}

/** Finds objects of documents. */
export class Described {
  readonly documents: DocumentSet;
  readonly #checker: ObjectChecker;

  constructor({ documents, argot, version }: OpenedDocument) {
    this.documents = documents;
    this.#checker = new ObjectChecker(documents, argot, version);
  }

  /** The root of the document. */
  get root(): DescribedObject {
    const document = this.documents.entry;
    return { document, path: [], json: document.value as JsonObject };
  }

  /**
   * An object within another one, or the target of its reference.
   *
   * @param kind - `undefined` for objects that cannot be references.
   * @throws DocumentError if a reference leads nowhere, or to something that is not an object of the kind.
   */
  at(outer: DescribedObject, path: readonly string[], kind: ObjectKind | undefined): DescribedObject | undefined {
    let json: unknown = outer.json;
    for (const token of path) json = isObject(json) || Array.isArray(json) ? own(json, token) : undefined;
    if (!isObject(json)) return undefined;
    const inner = { document: outer.document, path: [...outer.path, ...path], json: json as JsonObject };
    const reference = own(json, "$ref");
    if (typeof reference !== "string" || kind === undefined) return inner;
    return this.target(reference, { ...inner, path: [...inner.path, "$ref"] }, kind);
  }

  /**
   * The object that a reference leads to.
   *
   * @param from - Where the reference is.
   * @throws DocumentError if it leads nowhere, or to something that is not an object of the kind.
   */
  target(reference: string, from: Omit<DocumentPart, "json">, kind: ObjectKind): DescribedObject {
    const found = this.documents.follow(reference, from);
    this.#checker.check(found, kind, reference, from);
    return found as DescribedObject;
  }

  /** The objects of a member that has objects by name. */
  *named(outer: DescribedObject, member: string, kind: ObjectKind): Iterable<readonly [string, DescribedObject]> {
    const objects = own(outer.json, member);
    for (const name of isObject(objects) ? Object.keys(objects) : []) {
      const found = this.at(outer, [member, name], kind);
      if (found) yield [name, found];
    }
  }

  /** The encoding objects of a media type object, by property. */
  encodings(mediaType: DescribedObject): ReadonlyMap<string, JsonObject> {
    return new Map(Array.from(this.named(mediaType, "encoding", "encoding"), ([name, { json }]) => [name, json]));
  }
}

const own = (object: object, name: string): unknown =>
  Object.hasOwn(object, name) ? (object as Readonly<Record<string, unknown>>)[name] : undefined;
