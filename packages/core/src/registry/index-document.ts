import { DefinitionError } from "../errors/definition-error.js";
import { SchemaError } from "../errors/schema-error.js";
import { pointerOf, appendToken } from "../json/pointer.js";
import { isObject, type Json, type JsonObject } from "../json/types.js";
import { isAbsoluteUri, resolveUri, splitFragment } from "../json/uri.js";
import type { Identity } from "../keyword/define-keyword.js";
import { type Dialect, keywordsIn, type DialectKeyword } from "../keyword/dialect.js";
import type { ParseContext, Path } from "../keyword/shape.js";
import { declaredDialect } from "./declared-dialect.js";
import {
  type SchemaLocation,
  type SchemaDocument,
  type SchemaObject,
  type SchemaResource,
  Subschema,
} from "./resource.js";
import { refuseUnknownKeywords } from "./unknown-keywords.js";

/** Finds the dialect that a URI names. */
export type FindDialect = (uri: string, location: SchemaLocation) => Dialect;

/**
 * Finds the resources of a document: identifiers are looked for where keywords of the dialect in force have subschemas,
 * and nowhere else. Schemas of any depth.
 *
 * @throws SchemaError for an unknown dialect, an identifier that is given twice or is no URI, or a member that is no
 *   keyword where others are refused.
 */
export function indexDocument(document: SchemaDocument, fallback: Dialect, find: FindDialect): void {
  const found: DocumentIndex = { document, byUri: new Map() };
  const root: PendingSchema = { json: document.root, above: undefined, name: "", path: [] };
  if (!isObject(document.root)) beginResource(root, undefined, fallback, found);
  const pending: PendingSchema[] = isObject(document.root) ? [root] : [];
  const children: PendingSchema[] = [];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const json = next.json as JsonObject;
    const above = locate(next, json, found, fallback, find);
    document.schemas.set(json, above);
    refuseUnknownKeywords(above);
    for (const { name, keyword } of above.keywords) {
      const value = json[name] as Json;
      for (const path of keyword.value.subschemaPaths(value)) {
        let child = value;
        for (const token of path) child = (child as JsonObject)[token] as Json;
        if (isObject(child)) children.push({ json: child, above, name, path });
      }
    }
    // Taken from the end: the first child comes first, so that of two equal identifiers the later one is at fault.
    for (let child = children.pop(); child; child = children.pop()) pending.push(child);
  }
}

/** The resources of a document that have been found so far, by URI as well. */
interface DocumentIndex {
  readonly document: SchemaDocument;
  readonly byUri: Map<string, SchemaResource>;
}

/** A schema that waits to be looked at. */
interface PendingSchema {
  readonly json: Json;
  /** The schema object around it; `undefined` for the document's root. */
  readonly above: SchemaLocation | undefined;
  /** The member of that one in which it stands, and where in its value. */
  readonly name: string;
  readonly path: Path;
}

/** From the root of the resource around it. */
const pointerIn = ({ above, name, path }: PendingSchema): string =>
  above ? appendToken(above.pointer, name) + pointerOf(path) : "";

const documentPointerOf = (next: PendingSchema): string =>
  (next.above?.resource.documentPointer ?? "") + pointerIn(next);

/** Where a schema object stands: in a resource of its own if it says so, else in the one that encloses it. */
function locate(
  next: PendingSchema,
  json: JsonObject,
  found: DocumentIndex,
  fallback: Dialect,
  find: FindDialect,
): SchemaObject {
  const { above } = next;
  const enclosing = above?.resource;
  const inherited = enclosing?.dialect ?? fallback;
  const named = declaredDialect(json);
  const declared = named === undefined ? inherited : find(named, provisionalLocation(next, found.document, inherited));
  const keywords = keywordsIn(json, declared);
  const identities = identitiesOf(json, keywords);
  // Either dialect may say that a resource begins here; only a resource can change the dialect.
  const id =
    idIn(identities) ?? (declared === inherited ? undefined : idIn(identitiesOf(json, keywordsIn(json, inherited))));
  const resource = enclosing && id === undefined ? enclosing : beginResource(next, id, declared, found);
  const spoken = resource.dialect === declared ? keywords : keywordsIn(json, resource.dialect);
  const location =
    above && resource === enclosing
      ? new Subschema(above, next.name, next.path, json, spoken)
      : { resource, pointer: "", json, keywords: spoken };
  for (const { anchor, dynamicAnchor, vocabularies } of spoken === keywords ? identities : identitiesOf(json, spoken)) {
    if (anchor !== undefined) addAnchor(resource.anchors, anchor, location);
    if (dynamicAnchor !== undefined) addAnchor(resource.dynamicAnchors, dynamicAnchor, location);
    if (vocabularies && location.pointer === "") resource.vocabularies = vocabularies;
  }
  return location;
}

const idIn = (identities: readonly Identity[]): string | undefined => identities.find(({ id }) => id !== undefined)?.id;

function beginResource(
  next: PendingSchema,
  id: string | undefined,
  dialect: Dialect,
  { document, byUri }: DocumentIndex,
): SchemaResource {
  const enclosing = next.above?.resource;
  const base = enclosing?.uri ?? document.uri;
  const uri = id === undefined ? base : splitFragment(resolveUri(id, base)).resource;
  const resource: SchemaResource = {
    uri,
    document,
    root: next.json,
    enclosing,
    documentPointer: documentPointerOf(next),
    dialect,
    anchors: new Map(),
    dynamicAnchors: new Map(),
    vocabularies: undefined,
  };
  const at: SchemaLocation = { resource, pointer: "", json: next.json };
  if (!isAbsoluteUri(uri))
    throw new SchemaError("invalid-uri", locationOf(at), `"${id}" is no URI, resolved against ${base}`);
  const other = byUri.get(uri);
  if (other) {
    const where = { uri: document.uri, pointer: documentPointerOf(next) };
    throw new SchemaError(
      "duplicate-identifier",
      where,
      `${uri} already names the schema at "${other.documentPointer}" of this document`,
    );
  }
  byUri.set(uri, resource);
  document.resources.set(next.json, resource);
  return resource;
}

function addAnchor(anchors: Map<string, SchemaLocation>, anchor: string, location: SchemaLocation): void {
  const other = anchors.get(anchor);
  if (other && other.json !== location.json) {
    throw new SchemaError(
      "duplicate-identifier",
      locationOf(location),
      `the anchor "${anchor}" already names the schema at "${other.pointer}" of this resource`,
    );
  }
  anchors.set(anchor, location);
}

const none: readonly Identity[] = [];

/** All that the keywords of a schema object say about its identity. A value of the wrong shape says nothing here. */
function identitiesOf(json: JsonObject, keywords: readonly DialectKeyword[]): readonly Identity[] {
  // Most schemas have no name.
  let identities: Identity[] | undefined;
  for (const { name, keyword } of keywords) {
    if (!keyword.identifies) continue;
    const value = json[name] as Json;
    if (keyword.value.problem(value)) continue;
    (identities ??= []).push(keyword.identify(keyword.value.parse(value, noContext)));
  }
  return identities ?? none;
}

const locationOf = ({ resource, pointer }: SchemaLocation): { uri: string; pointer: string } => ({
  uri: resource.uri,
  pointer,
});

/** A provisional place, for a schema whose dialect is not known yet: as part of what encloses it. */
function provisionalLocation(next: PendingSchema, document: SchemaDocument, dialect: Dialect): SchemaLocation {
  const resource = next.above?.resource ?? {
    uri: document.uri,
    document,
    root: next.json,
    enclosing: undefined,
    documentPointer: "",
    dialect,
    anchors: new Map(),
    dynamicAnchors: new Map(),
    vocabularies: undefined,
  };
  return { resource, pointer: pointerIn(next), json: next.json };
}

// Identity is plain data: a keyword that gives one has no schemas, references or patterns in its value.
const noContext: ParseContext = {
  subschema: () => refuse(),
  reference: () => refuse(),
  dynamicReference: () => refuse(),
  dynamicAnchor: () => refuse(),
  pattern: () => refuse(),
  child: () => noContext,
};
function refuse(): never {
  throw new DefinitionError(
    "A keyword that gives a schema its identity cannot hold subschemas, references or patterns.",
  );
}
