import type { Json } from "../json/types.js";
import type { Dialect } from "../keyword/dialect.js";

/** A JSON document that holds schemas. */
export interface SchemaDocument {
  readonly root: Json;
  /** The URI it was added under. */
  readonly uri: string;
  /** The resources in it, by the object at their root; the document's own comes first. */
  readonly resources: Map<Json, SchemaResource>;
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
  readonly anchors: Map<string, Place>;
  readonly dynamicAnchors: Map<string, Place>;
  /** The vocabularies that it lists, where it is a meta-schema: URI -> required. */
  vocabularies: ReadonlyMap<string, boolean> | undefined;
}

/** A schema: where it stands, and what stands there. */
export interface Place {
  readonly resource: SchemaResource;
  /** JSON Pointer from the root of the resource. */
  readonly pointer: string;
  readonly json: Json;
}
