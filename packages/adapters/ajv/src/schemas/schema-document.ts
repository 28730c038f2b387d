import { anonymousBase, encodeFragment, resolveUri, splitFragment, tokensOf } from "@argot/core/json";
import { isObject } from "@argot/core/keyword";
import type { AnySchema } from "../types.js";
import { memberAt, type MemberOf } from "./member-at.js";

/** The URI of a key or an identifier. */
export const uriOf = (key: string): string => resolveUri(key, anonymousBase);

/**
 * Whether a key is not the URI of its document: documents have no fragments, and a number is the URI of a schema that
 * is compiled without one.
 */
export const isOwnKey = (key: string): boolean => key.includes("#") || /^\d+$/.test(key);

/** The URI of the document with a key or an identifier. */
export function documentUriOf(key: string): string {
  if (!isOwnKey(key)) return uriOf(key);
  // References in the document lead to what they would lead to from the key.
  return uriOf(`${uriOf(splitFragment(key).resource)}${keyMark}${encodeFragment(key)}`);
}

/** The URI that references of Ajv are resolved against, in a resource with a URI. */
export function baseOf(uri: string): string {
  if (isGenerated(uri)) return anonymousBase;
  const end = uri.indexOf(keyMark);
  return end === -1 ? uri : uri.slice(0, end);
}

const keyMark = "?argot-key=";

/** The URI of a schema that is given as a value, where it is a document. */
export const valueUri = "argot:/?argot-value";

/** Whether a URI is that of a schema without one. */
export const isGenerated = (uri: string): boolean => uri === valueUri || /^argot:\/\d+$/.test(uri);

/** A schema as it was given, with the schemas in it that have identifiers. */
export class SchemaDocument {
  readonly schema: AnySchema;
  /** The schemas by the URIs of their resources; the root is under `""`. Computed at first use. */
  #resources: Map<string, unknown> | undefined;
  readonly #anchors = new Map<string, unknown>();
  readonly #uri: string | undefined;
  readonly #otherUris = new Set<string>();
  readonly #schemaId: string;
  readonly #memberOf: MemberOf | undefined;

  /**
   * @param uri - The URI of the document, if it has one.
   * @param schemaId - The name of the keyword that identifies.
   */
  constructor(schema: AnySchema, uri: string | undefined, schemaId: string, memberOf?: MemberOf) {
    this.schema = schema;
    this.#uri = uri;
    this.#schemaId = schemaId;
    this.#memberOf = memberOf;
  }

  /** Makes the document known by another URI. */
  addUri(uri: string): void {
    this.#otherUris.add(uri);
  }

  /** The schema at a JSON Pointer in a resource; `undefined` if the document does not have it. */
  at(resource: string, pointer: string): unknown {
    this.#resources ??= this.#find();
    const root = this.#otherUris.has(resource) ? this.schema : this.#resources.get(resource);
    return memberAt(root, pointer, this.#memberOf);
  }

  /** The schema with a URI, whose fragment is a JSON Pointer or an anchor; `undefined` if there is none in the document. */
  with(uri: string): unknown {
    this.#resources ??= this.#find();
    const { resource, fragment = "" } = splitFragment(uri);
    return this.#anchors.get(uri) ?? (tokensOf(fragment) && this.at(resource, fragment));
  }

  /** Whether a schema in the document has a URI. */
  isWithin(resource: string): boolean {
    const found = this.at(resource, "");
    return found !== undefined && found !== this.schema;
  }

  #find(): Map<string, unknown> {
    const base = this.#uri ?? anonymousBase;
    const found = new Map<string, unknown>([[base, this.schema]]);
    const visited = new Set<unknown>();
    const visit = (value: unknown, outer: string): void => {
      // One object may be at several places. It has one identifier.
      if (typeof value !== "object" || value === null || visited.has(value)) return;
      visited.add(value);
      if (Array.isArray(value)) for (const each of value) visit(each, outer);
      if (!isObject(value)) return;
      const id = value[this.#schemaId];
      let own = outer;
      for (const anchor of [
        value["$anchor"],
        value["$dynamicAnchor"],
        typeof id === "string" && id.startsWith("#") ? id.slice(1) : undefined,
      ])
        if (typeof anchor === "string") this.#anchors.set(`${outer}#${anchor}`, value);
      if (typeof id === "string" && !id.startsWith("#")) {
        own = splitFragment(resolveUri(id, outer)).resource;
        if (!found.has(own)) found.set(own, value);
      }
      for (const each of Object.values(value)) visit(each, own);
    };
    visit(this.schema, base);
    return found;
  }
}
