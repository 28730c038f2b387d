// The objects of a document as they are used: references followed, and checked where the document itself was not.
import { type JsonObject, isObject } from "@argot/core/keyword";
import type { Argot } from "argot";
import { primaryIssue } from "argot";
import { type OpenApiVersion, versions } from "../dialects/document-dialect.js";
import type { DocumentPart, DocumentSet } from "../document/document-set.js";
import type { ObjectKind } from "../document/objects.js";

/** An object of a document, and where it is. */
export interface DescribedObject extends DocumentPart {
  readonly json: JsonObject;
}

/** Finds objects of documents. */
export class Described {
  readonly documents: DocumentSet;
  readonly #argot: Argot;
  readonly #version: OpenApiVersion;

  constructor(documents: DocumentSet, argot: Argot, version: OpenApiVersion) {
    this.documents = documents;
    this.#argot = argot;
    this.#version = version;
  }

  /** The root of the document. */
  get root(): DescribedObject {
    const document = this.documents.entry;
    return { document, path: [], json: document.value as JsonObject };
  }

  /**
   * An object within another one, or where its reference leads.
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
    const from = { document: inner.document, path: [...inner.path, "$ref"] };
    const found = this.documents.follow(reference, from);
    this.#check(found, kind, reference, from);
    const target = found as DescribedObject;
    if (kind !== "path-item") return target;
    // A path item may have members beside its reference.
    const { $ref: _, ...beside } = inner.json;
    return { ...target, json: { ...target.json, ...beside } };
  }

  /** The objects of a member that has objects by name. */
  *named(outer: DescribedObject, member: string, kind: ObjectKind): Iterable<readonly [string, DescribedObject]> {
    const objects = own(outer.json, member);
    for (const name of isObject(objects) ? Object.keys(objects) : []) {
      const found = this.at(outer, [member, name], kind);
      if (found) yield [name, found];
    }
  }

  /** What a reference leads to was checked as what it is there, or not at all: the published schema has that of the kind. */
  #check(found: DocumentPart, kind: ObjectKind, reference: string, from: Omit<DocumentPart, "json">): void {
    const { published, definition } = versions[this.#version];
    const { valid, errors } = this.#argot.compile(`${published}#${definition(kind)}`).validate(found.json);
    if (valid) return;
    const issue = primaryIssue(errors);
    const where = issue?.instanceLocation ? ` at ${issue.instanceLocation}` : "";
    const reason = `"${reference}" leads to something that is no ${kind.replace("-", " ")}:${where} ${issue?.message ?? "it is not valid"}`;
    throw this.documents.error("invalid-schema", from, reason);
  }
}

const own = (object: object, name: string): unknown =>
  Object.hasOwn(object, name) ? (object as Readonly<Record<string, unknown>>)[name] : undefined;
