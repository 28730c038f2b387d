import { DefinitionError } from "../errors/definition-error.js";
import { SchemaError } from "../errors/schema-error.js";
import { pointerOf, appendToken } from "../json/pointer.js";
import { isObject, type Json, type JsonObject } from "../json/types.js";
import { isAbsoluteUri, resolveUri, splitFragment } from "../json/uri.js";
import type { Identity } from "../keyword/keyword.js";
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
import { type RefuseOrReport, refuseAll } from "./fault.js";
import { refuseUnknownKeywords } from "./unknown-keywords.js";

/** Returns the dialect of a URI in `$schema`; `undefined` if there is none and that has been reported. Else it throws a `SchemaError`. */
export type FindDialect = (uri: string, location: SchemaLocation) => Dialect | undefined;

/**
 * Finds the schemas and resources of a document. Only the subschemas of keywords of the dialect in force are schemas;
 * identifiers elsewhere, such as in `const`, have no effect. Schemas may have any depth.
 *
 * @param refuse - Takes errors. If it does not throw, identifiers that cannot be used are ignored.
 * @throws SchemaError for an unknown dialect, a duplicate or malformed identifier, or an unknown keyword that is refused.
 */
export function indexDocument(
  document: SchemaDocument,
  defaultDialect: Dialect,
  find: FindDialect,
  refuse: RefuseOrReport = refuseAll,
): void {
  const index: DocumentIndex = { document, byUri: new Map(), refuse };
  const root: PendingSchema = { json: document.root, parent: undefined, name: "", path: [] };
  if (!isObject(document.root)) beginResource(root, document.uri, defaultDialect, index);
  const pending: PendingSchema[] = isObject(document.root) ? [root] : [];
  const children: PendingSchema[] = [];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const json = next.json as JsonObject;
    const parent = locate(next, json, index, defaultDialect, find);
    document.schemas.set(json, parent);
    refuseUnknownKeywords(parent, refuse);
    for (const { name, keyword } of parent.keywords) {
      const value = json[name] as Json;
      for (const path of keyword.value.subschemaPaths(value)) {
        let child = value;
        for (const token of path) child = (child as JsonObject)[token] as Json;
        if (isObject(child)) children.push({ json: child, parent, name, path });
      }
    }
    // Reversed, since `pending` is a stack: the first child is visited first, and of two equal identifiers the later is refused.
    for (let child = children.pop(); child; child = children.pop()) pending.push(child);
  }
}

/** The resources of a document so far. */
interface DocumentIndex {
  readonly document: SchemaDocument;
  readonly byUri: Map<string, SchemaResource>;
  readonly refuse: RefuseOrReport;
}

/** A schema that has not been indexed yet. */
interface PendingSchema {
  readonly json: Json;
  /** The schema object around it; `undefined` for the root of the document. */
  readonly parent: SchemaLocation | undefined;
  /** The keyword of the parent that it belongs to. */
  readonly name: string;
  /** The path to it in the value of that keyword. */
  readonly path: Path;
}

/** The pointer from the root of the enclosing resource. */
const pointerIn = ({ parent, name, path }: PendingSchema): string =>
  parent ? appendToken(parent.pointer, name) + pointerOf(path) : "";

const documentPointerOf = (next: PendingSchema): string =>
  (next.parent?.resource.documentPointer ?? "") + pointerIn(next);

/** The location of a schema object: in a resource of its own if it has an identifier, or else in the enclosing one. */
function locate(
  next: PendingSchema,
  json: JsonObject,
  index: DocumentIndex,
  defaultDialect: Dialect,
  find: FindDialect,
): SchemaObject {
  const { parent } = next;
  const enclosing = parent?.resource;
  const inherited = enclosing?.dialect ?? defaultDialect;
  const uri = declaredDialect(json);
  const found = uri === undefined ? undefined : find(uri, provisionalLocation(next, index.document, inherited));
  const declared = found ?? inherited;
  const keywords = keywordsIn(json, declared);
  const identities = identitiesOf(json, keywords);
  // An identifier in either dialect begins a resource here. Only a resource can change the dialect.
  const id =
    idIn(identities) ?? (declared === inherited ? undefined : idIn(identitiesOf(json, keywordsIn(json, inherited))));
  const resourceUri = id === undefined ? undefined : resourceUriOf(next, id, index);
  const resource =
    enclosing && resourceUri === undefined
      ? enclosing
      : beginResource(next, resourceUri ?? index.document.uri, declared, index);
  const inForce = resource.dialect === declared ? keywords : keywordsIn(json, resource.dialect);
  const location =
    parent && resource === enclosing
      ? new Subschema(parent, next.name, next.path, json, inForce)
      : { resource, pointer: "", json, keywords: inForce };
  const identitiesInForce = inForce === keywords ? identities : identitiesOf(json, inForce);
  for (const { anchor, dynamicAnchor, vocabularies } of identitiesInForce) {
    if (anchor !== undefined) addAnchor(resource.anchors, anchor, location, index.refuse);
    if (dynamicAnchor !== undefined) addAnchor(resource.dynamicAnchors, dynamicAnchor, location, index.refuse);
    if (vocabularies && location.pointer === "") resource.vocabularies = vocabularies;
  }
  return location;
}

const idIn = (identities: readonly Identity[]): string | undefined => identities.find(({ id }) => id !== undefined)?.id;

/** The URI of the resource that an identifier begins; `undefined` if the identifier cannot be used and is ignored. */
function resourceUriOf(
  next: PendingSchema,
  id: string,
  { document, byUri, refuse }: DocumentIndex,
): string | undefined {
  const base = next.parent?.resource.uri ?? document.uri;
  const uri = splitFragment(resolveUri(id, base)).resource;
  const at = { uri: document.uri, pointer: documentPointerOf(next) };
  if (!isAbsoluteUri(uri)) {
    const reason = `"${id}", resolved against ${base}, is not an absolute URI`;
    return refuse(new SchemaError("invalid-uri", at, reason));
  }
  const other = byUri.get(uri);
  if (!other) return uri;
  const reason = `${uri} already identifies the schema at "${other.documentPointer}" of this document`;
  return refuse(new SchemaError("duplicate-identifier", at, reason));
}

function beginResource(
  next: PendingSchema,
  uri: string,
  dialect: Dialect,
  { document, byUri }: DocumentIndex,
): SchemaResource {
  const resource: SchemaResource = {
    uri,
    document,
    root: next.json,
    enclosing: next.parent?.resource,
    documentPointer: documentPointerOf(next),
    dialect,
    anchors: new Map(),
    dynamicAnchors: new Map(),
    vocabularies: undefined,
  };
  byUri.set(uri, resource);
  document.resources.set(next.json, resource);
  return resource;
}

function addAnchor(
  anchors: Map<string, SchemaLocation>,
  anchor: string,
  location: SchemaLocation,
  refuse: RefuseOrReport,
): void {
  const other = anchors.get(anchor);
  if (other && other.json !== location.json) {
    const reason = `the anchor "${anchor}" already identifies the schema at "${other.pointer}" of this resource`;
    refuse(new SchemaError("duplicate-identifier", locationOf(location), reason));
    return;
  }
  anchors.set(anchor, location);
}

const noIdentities: readonly Identity[] = [];

/** The identifiers that the keywords of a schema object give. A value of the wrong shape is ignored here and refused later. */
function identitiesOf(json: JsonObject, keywords: readonly DialectKeyword[]): readonly Identity[] {
  // Most schemas have no identifier, so the array is allocated on demand.
  let identities: Identity[] | undefined;
  for (const { name, keyword } of keywords) {
    if (!keyword.identifies) continue;
    const value = json[name] as Json;
    if (keyword.value.problem(value)) continue;
    (identities ??= []).push(keyword.identify(keyword.value.parse(value, noContext)));
  }
  return identities ?? noIdentities;
}

const locationOf = ({ resource, pointer }: SchemaLocation): { uri: string; pointer: string } => ({
  uri: resource.uri,
  pointer,
});

/** The location of a schema whose dialect is not known yet: a part of the enclosing resource. */
function provisionalLocation(next: PendingSchema, document: SchemaDocument, dialect: Dialect): SchemaLocation {
  const resource = next.parent?.resource ?? {
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

// Identifiers are plain data: the value of a keyword with `identify` has no subschemas, references or patterns.
const noContext: ParseContext = {
  baseUri: "",
  subschema: () => refuseContext(),
  reference: () => refuseContext(),
  dynamicReference: () => refuseContext(),
  dynamicAnchor: () => refuseContext(),
  pattern: () => refuseContext(),
  child: () => noContext,
};
function refuseContext(): never {
  throw new DefinitionError(
    "A keyword with `identify` must not parse subschemas, references or patterns from its value.",
  );
}
