import { pointerOf, appendToken } from "../json/pointer.js";
import type { Json } from "../json/types.js";
import type { Dialect, DialectKeyword } from "../keyword/dialect.js";
import type { Path } from "../keyword/shape.js";

/** A JSON document that holds schemas. */
export interface SchemaDocument {
  readonly root: Json;
  /** The URI it was added under. */
  readonly uri: string;
  /** The resources in it, by the JSON object of their root schemas. The resource of the document's root comes first. */
  readonly resources: Map<Json, SchemaResource>;
  /** The root schema, and the subschemas of keywords, by their JSON objects. */
  readonly schemas: Map<Json, SchemaObject>;
  /** Whether it is the meta-schema of an installed dialect or vocabulary, and needs no check. */
  readonly trusted: boolean;
}

/** A schema resource: a schema with a base URI and a dialect, without the resources embedded in it. */
export interface SchemaResource {
  readonly uri: string;
  readonly document: SchemaDocument;
  readonly root: Json;
  /** The resource that it is embedded in, if any. */
  readonly enclosing: SchemaResource | undefined;
  /** JSON Pointer of its root schema in the document. */
  readonly documentPointer: string;
  readonly dialect: Dialect;
  readonly anchors: Map<string, SchemaLocation>;
  readonly dynamicAnchors: Map<string, SchemaLocation>;
  /** If it is a meta-schema that lists vocabularies: their URIs, and whether each is required. */
  vocabularies: ReadonlyMap<string, boolean> | undefined;
}

/** The location of a schema, and its JSON. */
export interface SchemaLocation {
  readonly resource: SchemaResource;
  /** JSON Pointer from the root of the resource. */
  readonly pointer: string;
  readonly json: Json;
}

/** A schema object, and its keywords that are in force. */
export interface SchemaObject extends SchemaLocation {
  readonly keywords: readonly DialectKeyword[];
}

/** A schema object within another one. The pointer is made on demand, since few are used. */
export class Subschema implements SchemaObject {
  readonly resource: SchemaResource;
  readonly json: Json;
  readonly keywords: readonly DialectKeyword[];
  readonly #parent: SchemaLocation;
  readonly #name: string;
  readonly #path: Path;
  #pointer: string | undefined;

  /**
   * @param parent - The schema object around it, in the same resource.
   * @param name - The keyword of the parent that it belongs to.
   * @param path - The path to it in the value of that keyword.
   */
  constructor(parent: SchemaLocation, name: string, path: Path, json: Json, keywords: readonly DialectKeyword[]) {
    this.resource = parent.resource;
    this.json = json;
    this.keywords = keywords;
    this.#parent = parent;
    this.#name = name;
    this.#path = path;
  }

  get pointer(): string {
    if (this.#pointer !== undefined) return this.#pointer;
    // Without recursion, since schemas may be nested deeply.
    const unknown: Subschema[] = [this];
    let parent = this.#parent;
    for (; parent instanceof Subschema && parent.#pointer === undefined; parent = parent.#parent) unknown.push(parent);
    let { pointer } = parent;
    for (const each of unknown.reverse()) {
      pointer = appendToken(pointer, each.#name) + pointerOf(each.#path);
      each.#pointer = pointer;
    }
    return pointer;
  }
}
