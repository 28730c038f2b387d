import { pointerOf, appendToken } from "../json/pointer.js";
import type { Json } from "../json/types.js";
import type { Dialect, DialectKeyword } from "../keyword/dialect.js";
import type { Path } from "../keyword/shape.js";

/** A JSON document that holds schemas. */
export interface SchemaDocument {
  readonly root: Json;
  /** The URI it was added under. */
  readonly uri: string;
  /** The resources in it, by the object at their root; the document's own comes first. */
  readonly resources: Map<Json, SchemaResource>;
  /** The schema objects in it that stand where keywords have subschemas. */
  readonly schemas: Map<Json, SchemaObject>;
  /** Whether it comes with an installed dialect and needs no check. */
  readonly trusted: boolean;
}

/** A schema with a base URI of its own, and the dialect it speaks. */
export interface SchemaResource {
  readonly uri: string;
  readonly document: SchemaDocument;
  readonly root: Json;
  /** The resource that it is embedded in. */
  readonly enclosing: SchemaResource | undefined;
  /** JSON Pointer of the root in its document. */
  readonly documentPointer: string;
  readonly dialect: Dialect;
  readonly anchors: Map<string, SchemaLocation>;
  readonly dynamicAnchors: Map<string, SchemaLocation>;
  /** The vocabularies that it lists, where it is a meta-schema: URI -> required. */
  vocabularies: ReadonlyMap<string, boolean> | undefined;
}

/** A schema: where it stands, and what stands there. */
export interface SchemaLocation {
  readonly resource: SchemaResource;
  /** JSON Pointer from the root of the resource. */
  readonly pointer: string;
  readonly json: Json;
}

/** A schema object in its place, and the keywords that it has there. */
export interface SchemaObject extends SchemaLocation {
  readonly keywords: readonly DialectKeyword[];
}

/** A schema object within a larger one. Few are ever asked for their pointer, so it is written when that happens. */
export class Subschema implements SchemaObject {
  readonly resource: SchemaResource;
  readonly json: Json;
  readonly keywords: readonly DialectKeyword[];
  readonly #above: SchemaLocation;
  readonly #name: string;
  readonly #path: Path;
  #pointer: string | undefined;

  /**
   * @param above - The schema object around it, in the same resource.
   * @param name - The member of that one in which it stands.
   * @param path - Where it stands in the value of that member.
   */
  constructor(above: SchemaLocation, name: string, path: Path, json: Json, keywords: readonly DialectKeyword[]) {
    this.resource = above.resource;
    this.json = json;
    this.keywords = keywords;
    this.#above = above;
    this.#name = name;
    this.#path = path;
  }

  get pointer(): string {
    if (this.#pointer !== undefined) return this.#pointer;
    // Schemas may lie deep in one another: the way up is walked without recursion.
    const way: Subschema[] = [this];
    let above = this.#above;
    for (; above instanceof Subschema && above.#pointer === undefined; above = above.#above) way.push(above);
    let { pointer } = above;
    for (const each of way.reverse()) {
      pointer = appendToken(pointer, each.#name) + pointerOf(each.#path);
      each.#pointer = pointer;
    }
    return pointer;
  }
}
