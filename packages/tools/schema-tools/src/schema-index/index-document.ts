import { SchemaError, type Dialect, type DialectKeyword } from "@argot/core";
import {
  appendToken,
  canBeSchema,
  isAbsoluteUri,
  pointerOf,
  resolveUri,
  splitFragment,
  valueAt,
} from "@argot/core/json";
import { type Identity, isObject, type Json, type JsonObject, type ParseContext } from "@argot/core/keyword";
import { keywordsIn } from "@argot/core/internal";
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

/** The context for indexing a document. */
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

/** Finds the schemas and resources of a document. Faults are recorded, not thrown. */
export function indexDocument(root: Json, uri: string, environment: Environment): MutableDocument {
  const document: MutableDocument = { uri, root, resources: [], schemas: [], faults: [], byPointer: new Map() };
  new Indexing(document, environment, undefined).addFrom({ json: root, pointer: "", holder: undefined });
  return document;
}

/** Indexes a schema that only a reference leads to, with all schemas in it. Identifiers in it have no effect. */
export function indexReferred(
  json: Json,
  pointer: string,
  resource: MutableResource,
  environment: Environment,
): MutableSchema {
  const { document } = resource;
  new Indexing(document, environment, resource).addFrom({ json, pointer, holder: undefined });
  return document.byPointer.get(pointer) as MutableSchema;
}

/** Adds schemas to a document. */
class Indexing {
  readonly #document: MutableDocument;
  readonly #environment: Environment;
  /** The resource around the first schema, if only a reference leads to it. */
  readonly #around: MutableResource | undefined;

  constructor(document: MutableDocument, environment: Environment, around: MutableResource | undefined) {
    this.#document = document;
    this.#environment = environment;
    this.#around = around;
  }

  /** Adds a schema, and all schemas in it. */
  addFrom(start: Pending): void {
    const document = this.#document;
    const pending = [start];
    for (let next = pending.pop(); next; next = pending.pop()) {
      if (document.byPointer.has(next.pointer)) continue;
      const schema = this.#schemaAt(next);
      document.schemas.push(schema);
      this.#environment.schemas.push(schema);
      document.byPointer.set(schema.pointer, schema);
      next.holder?.keyword.subschemas.push(schema);
      pending.push(...subschemasOf(schema).reverse());
    }
  }

  #schemaAt({ json, pointer, holder }: Pending): MutableSchema {
    const object = isObject(json) ? json : {};
    const enclosing = holder?.schema.resource ?? this.#around;
    // Identifiers in schemas that only a reference leads to have no effect.
    const referred = holder === undefined && enclosing !== undefined;
    const resource = this.#resourceOf(object, pointer, enclosing, referred);
    const { dialect } = resource;
    const inForce = keywordsIn(object, dialect);
    const names = Object.keys(object).filter((name) => name !== dialectKeyword);
    const active = inForce.length === 0 || referred ? [] : identitiesOf(object, inForce);
    const schema: MutableSchema = {
      id: this.#environment.schemas.length,
      resource,
      pointer,
      json,
      parent: holder && { schema: holder.schema, keyword: holder.keyword.name },
      keywords: inForce.map((each) => keywordOf(each, object, pointer)),
      ignored: names.filter((name) => dialect.keywords.has(name) && !inForce.some((each) => each.name === name)),
      unknown: names.filter((name) => !dialect.keywords.has(name)),
      identified: active.some(
        ({ id, anchor, dynamicAnchor }) => id !== undefined || anchor !== undefined || dynamicAnchor !== undefined,
      ),
    };
    for (const { anchor, dynamicAnchor } of active) {
      if (anchor !== undefined) this.#addAnchor(resource.anchors, anchor, schema);
      if (dynamicAnchor !== undefined) this.#addAnchor(resource.dynamicAnchors, dynamicAnchor, schema);
    }
    return schema;
  }

  /** The resource that a schema is in: a new one if it has an identifier, or is in none. */
  #resourceOf(
    object: JsonObject,
    pointer: string,
    enclosing: MutableResource | undefined,
    referred: boolean,
  ): MutableResource {
    const inherited = enclosing?.dialect ?? this.#environment.defaultDialect;
    const declaredUri = declaredDialect(object);
    // Only a resource can declare a dialect.
    const declared = declaredUri === undefined ? inherited : this.#dialectFor(declaredUri, pointer, inherited);
    const idBy = (dialect: Dialect): string | undefined => idIn(identitiesOf(object, keywordsIn(object, dialect)));
    const own = referred ? undefined : idBy(declared);
    const id = own ?? (declared === inherited ? undefined : idBy(inherited));
    if (enclosing && id === undefined) return enclosing;
    return this.#addResource({
      uri: this.#uriOf(id, enclosing?.uri ?? this.#document.uri, pointer),
      document: this.#document,
      pointer,
      enclosing,
      dialect: declared,
      declaredDialect: declaredUri,
      identified: id !== undefined,
      anchors: new Map(),
      dynamicAnchors: new Map(),
    });
  }

  #dialectFor(uri: string, pointer: string, otherwise: Dialect): Dialect {
    try {
      return this.#environment.dialectOf(uri);
    } catch (error) {
      if (!(error instanceof SchemaError)) throw error;
      const code = error.code === "unknown-vocabulary" ? error.code : "unknown-dialect";
      this.#document.faults.push({ code, pointer: appendToken(pointer, dialectKeyword), reason: error.reason });
      return otherwise;
    }
  }

  /** The URI that an identifier gives a resource. */
  #uriOf(id: string | undefined, base: string, pointer: string): string {
    const uri = id === undefined ? base : splitFragment(resolveUri(id, base)).resource;
    if (isAbsoluteUri(uri)) return uri;
    const reason = `"${id}", resolved against ${base}, is not an absolute URI`;
    this.#document.faults.push({ code: "invalid-uri", pointer, reason });
    return base;
  }

  #addResource(resource: MutableResource): MutableResource {
    const { uri, pointer } = resource;
    const { resources, faults } = this.#document;
    const other = resources.find((each) => each.uri === uri);
    if (other)
      faults.push({
        code: "duplicate-identifier",
        pointer,
        reason: `${uri} already identifies the schema at "${other.pointer}" of this document`,
      });
    resources.push(resource);
    return resource;
  }

  #addAnchor(anchors: Map<string, IndexedSchema>, anchor: string, named: IndexedSchema): void {
    const other = anchors.get(anchor);
    if (other)
      this.#document.faults.push({
        code: "duplicate-identifier",
        pointer: named.pointer,
        reason: `the anchor "${anchor}" already identifies the schema at "${other.pointer}" of this resource`,
      });
    else anchors.set(anchor, named);
  }
}

/** The schemas that are directly in another one, in order. */
const subschemasOf = (schema: MutableSchema): Pending[] =>
  schema.keywords.flatMap((keyword) =>
    keyword.definition.value.subschemaPaths(keyword.json).flatMap((path): Pending[] => {
      const json = valueAt(keyword.json, path);
      if (!canBeSchema(json)) return [];
      return [{ json: json as Json, pointer: keyword.pointer + pointerOf(path), holder: { schema, keyword } }];
    }),
  );

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

/** The identifiers that the keywords of a schema object give. Values of the wrong form are ignored. */
function identitiesOf(schema: JsonObject, keywords: readonly DialectKeyword[]): readonly Identity[] {
  return keywords.flatMap(({ name, keyword }) => identityOf(keyword, schema[name] as Json) ?? []);
}

const identityOf = (keyword: DialectKeyword["keyword"], value: Json): Identity | undefined =>
  !keyword.identifies || keyword.value.problem(value)
    ? undefined
    : keyword.identify(keyword.value.parse(value, noContext));

// The value of a keyword that identifies has no subschemas, references or patterns.
const noContext: ParseContext = {
  baseUri: "",
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
