import { SchemaError } from "@argot/core";
import { appendToken, canBeSchema, isAbsoluteUri, pointerOf, resolveUri, splitFragment } from "@argot/core/json";
import {
  type Dialect,
  type DialectKeyword,
  type Identity,
  isObject,
  type Json,
  type JsonObject,
  keywordsIn,
  type ParseContext,
} from "@argot/core/keyword";
import type {
  IndexedDocument,
  IndexedKeyword,
  IndexedPattern,
  IndexedReference,
  IndexedResource,
  IndexedSchema,
  IndexFault,
} from "./model.js";

/** The keyword that decides what the keywords are. */
const dialectKeyword = "$schema";

export interface MutableDocument extends IndexedDocument {
  readonly resources: MutableResource[];
  readonly schemas: MutableSchema[];
  readonly faults: IndexFault[];
  /** The schemas by JSON Pointer. */
  readonly byPointer: Map<string, MutableSchema>;
}

export interface MutableResource extends IndexedResource {
  readonly document: MutableDocument;
  readonly enclosing: MutableResource | undefined;
  readonly anchors: Map<string, IndexedSchema>;
  readonly dynamicAnchors: Map<string, IndexedSchema>;
}

export interface MutableSchema extends IndexedSchema {
  readonly resource: MutableResource;
  readonly keywords: readonly MutableKeyword[];
}

export interface MutableKeyword extends IndexedKeyword {
  readonly references: IndexedReference[];
  readonly patterns: IndexedPattern[];
  readonly subschemas: MutableSchema[];
}

/** What indexing needs to know beside the document. */
export interface Environment {
  readonly defaultDialect: Dialect;
  /** Returns the dialect of a URI. It throws a `SchemaError` if there is none. */
  readonly dialectOf: (uri: string) => Dialect;
  /** All schemas so far. New ones are added. */
  readonly schemas: MutableSchema[];
}

/** A schema that is not indexed yet. */
interface Pending {
  readonly json: Json;
  readonly pointer: string;
  readonly holder: { readonly schema: MutableSchema; readonly keyword: MutableKeyword } | undefined;
}

/** Finds the schemas and resources of a document. Faults are kept and do not throw. */
export function indexDocument(root: Json, uri: string, environment: Environment): MutableDocument {
  const document: MutableDocument = { uri, root, resources: [], schemas: [], faults: [], byPointer: new Map() };
  indexFrom({ json: root, pointer: "", holder: undefined }, undefined, document, environment);
  return document;
}

/** Indexes a schema that only a reference leads to, with all schemas in it. Identifiers in it have no effect. */
export function indexReferred(
  json: Json,
  pointer: string,
  resource: MutableResource,
  environment: Environment,
): MutableSchema {
  indexFrom({ json, pointer, holder: undefined }, resource, resource.document, environment);
  return resource.document.byPointer.get(pointer) as MutableSchema;
}

function indexFrom(
  start: Pending,
  around: MutableResource | undefined,
  document: MutableDocument,
  environment: Environment,
): void {
  const pending = [start];
  for (let next = pending.pop(); next; next = pending.pop()) {
    if (document.byPointer.has(next.pointer)) continue;
    const schema = schemaAt(next, around, document, environment);
    document.schemas.push(schema);
    environment.schemas.push(schema);
    document.byPointer.set(schema.pointer, schema);
    next.holder?.keyword.subschemas.push(schema);
    const children: Pending[] = [];
    for (const keyword of schema.keywords) {
      for (const path of keyword.definition.value.subschemaPaths(keyword.json)) {
        const child = valueAt(keyword.json, path);
        if (canBeSchema(child))
          children.push({
            json: child as Json,
            pointer: keyword.pointer + pointerOf(path),
            holder: { schema, keyword },
          });
      }
    }
    pending.push(...children.reverse());
  }
}

function schemaAt(
  { json, pointer, holder }: Pending,
  around: MutableResource | undefined,
  document: MutableDocument,
  { defaultDialect, dialectOf, schemas }: Environment,
): MutableSchema {
  const enclosing = holder?.schema.resource ?? around;
  const inherited = enclosing?.dialect ?? defaultDialect;
  const object = isObject(json) ? json : {};
  const declaredUri = declaredDialect(object);
  // Only a resource can declare a dialect, and identifiers that only a reference leads to have no effect.
  const referred = holder === undefined && enclosing !== undefined;
  const declared = declaredUri === undefined ? inherited : dialectFor(declaredUri, inherited);
  const identities = referred ? [] : identitiesOf(object, keywordsIn(object, declared));
  const id =
    idIn(identities) ??
    (declared === inherited ? undefined : idIn(identitiesOf(object, keywordsIn(object, inherited))));
  const resource = enclosing && id === undefined ? enclosing : beginResource();
  const inForce = keywordsIn(object, resource.dialect);
  const known = Object.keys(object).filter((name) => resource.dialect.keywords.has(name));
  const keywords = inForce.map((each) => keywordOf(each, object, pointer));
  const active = inForce.length === 0 || referred ? [] : identitiesOf(object, inForce);
  const schema: MutableSchema = {
    id: schemas.length,
    resource,
    pointer,
    json,
    parent: holder && { schema: holder.schema, keyword: holder.keyword.name },
    keywords,
    ignored: known.filter((name) => name !== dialectKeyword && !inForce.some((each) => each.name === name)),
    unknown: Object.keys(object).filter((name) => name !== dialectKeyword && !resource.dialect.keywords.has(name)),
    identified: active.some(
      ({ id: own, anchor, dynamicAnchor }) => own !== undefined || anchor !== undefined || dynamicAnchor !== undefined,
    ),
  };
  for (const { anchor, dynamicAnchor } of active) {
    if (anchor !== undefined) addAnchor(resource.anchors, anchor, schema);
    if (dynamicAnchor !== undefined) addAnchor(resource.dynamicAnchors, dynamicAnchor, schema);
  }
  return schema;

  function dialectFor(uri: string, otherwise: Dialect): Dialect {
    try {
      return dialectOf(uri);
    } catch (error) {
      if (!(error instanceof SchemaError)) throw error;
      const code = error.code === "unknown-vocabulary" ? error.code : "unknown-dialect";
      document.faults.push({ code, pointer: appendToken(pointer, dialectKeyword), reason: error.reason });
      return otherwise;
    }
  }

  function beginResource(): MutableResource {
    const base = enclosing?.uri ?? document.uri;
    let uri = id === undefined ? base : splitFragment(resolveUri(id, base)).resource;
    if (!isAbsoluteUri(uri)) {
      document.faults.push({
        code: "invalid-uri",
        pointer,
        reason: `"${id}", resolved against ${base}, is not an absolute URI`,
      });
      uri = base;
    }
    const begun: MutableResource = {
      uri,
      document,
      pointer,
      enclosing,
      dialect: declared,
      declaredDialect: declaredUri,
      identified: id !== undefined,
      anchors: new Map(),
      dynamicAnchors: new Map(),
    };
    const other = document.resources.find((each) => each.uri === uri);
    if (other)
      document.faults.push({
        code: "duplicate-identifier",
        pointer,
        reason: `${uri} already identifies the schema at "${other.pointer}" of this document`,
      });
    document.resources.push(begun);
    return begun;
  }

  function addAnchor(anchors: Map<string, IndexedSchema>, anchor: string, named: IndexedSchema): void {
    const other = anchors.get(anchor);
    if (other)
      document.faults.push({
        code: "duplicate-identifier",
        pointer,
        reason: `the anchor "${anchor}" already identifies the schema at "${other.pointer}" of this resource`,
      });
    else anchors.set(anchor, named);
  }
}

function keywordOf({ name, keyword }: DialectKeyword, schema: JsonObject, pointer: string): MutableKeyword {
  const json = schema[name] as Json;
  return {
    name,
    definition: keyword,
    json,
    pointer: appendToken(pointer, name),
    problem: keyword.value.problem(json),
    identity: identityOf(keyword, json),
    references: [],
    patterns: [],
    subschemas: [],
  };
}

function declaredDialect(schema: JsonObject): string | undefined {
  const declared = Object.hasOwn(schema, dialectKeyword) ? schema[dialectKeyword] : undefined;
  return typeof declared === "string" ? declared.replace(/#$/, "") : undefined;
}

const idIn = (identities: readonly Identity[]): string | undefined => identities.find(({ id }) => id !== undefined)?.id;

/** The identifiers that the keywords of a schema object give. Values of the wrong form are passed over. */
function identitiesOf(schema: JsonObject, keywords: readonly DialectKeyword[]): readonly Identity[] {
  return keywords.flatMap(({ name, keyword }) => identityOf(keyword, schema[name] as Json) ?? []);
}

const identityOf = (keyword: DialectKeyword["keyword"], value: Json): Identity | undefined =>
  !keyword.identifies || keyword.value.problem(value)
    ? undefined
    : keyword.identify(keyword.value.parse(value, noContext));

// The value of a keyword that identifies has no subschemas, references or patterns.
const noContext: ParseContext = {
  subschema: refuse,
  reference: refuse,
  dynamicReference: refuse,
  dynamicAnchor: refuse,
  pattern: refuse,
  child: () => noContext,
};
function refuse(): never {
  throw new TypeError("a keyword that identifies has no subschemas, references or patterns");
}

/** The value at a path, or `undefined`. */
export function valueAt(json: unknown, path: readonly string[]): unknown {
  let value = json;
  for (const token of path) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, token)) return undefined;
    value = (value as Record<string, unknown>)[token];
  }
  return value;
}
