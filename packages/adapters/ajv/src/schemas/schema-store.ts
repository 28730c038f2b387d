import { isObject } from "@argot/core/keyword";
import type { SchemaEnvironment } from "../validate-function.js";
import type { AnySchema } from "../types.js";
import { anonymousBase, resolveUri, splitFragment } from "@argot/core/json";
import { metaSchemaAt } from "../engine/meta-schemas.js";
import type { MemberOf } from "./member-at.js";
import { baseOf, documentUriOf, isGenerated, isOwnKey, SchemaDocument, uriOf } from "./schema-document.js";

/** A schema that an instance knows, with its document. */
export interface KnownSchema extends SchemaEnvironment {
  readonly document: SchemaDocument;
  /** The URI under which other schemas refer to it, if they can. */
  readonly uri: string | undefined;
  /** The schemas that were known when it was compiled. */
  others: readonly SchemaDocument[];
}

/** A key or an identifier without an empty fragment. */
export function normalizeId(id = ""): string {
  if (id.endsWith("#")) return id.slice(0, -1);
  return id.endsWith("#/") ? id.slice(0, -2) : id;
}

/** The schemas of an instance: by the objects that were given, by key, and by identifier. */
export class SchemaStore {
  readonly schemas: Record<string, KnownSchema | undefined> = Object.create(null) as Record<string, undefined>;
  readonly refs: Record<string, KnownSchema | undefined> = Object.create(null) as Record<string, undefined>;
  readonly #cache = new Map<AnySchema, KnownSchema>();
  /**
   * The schemas that others can refer to. Removing one makes a new list, since functions keep the list that they were
   * compiled with.
   */
  #documents: SchemaDocument[] | undefined = [];
  readonly #schemaId: string;
  readonly #onAdd: (uri: string, environment: KnownSchema) => void;
  readonly #onRemove: (uri: string) => void;
  readonly #memberOf: MemberOf;

  /**
   * @param schemaId - The name of the keyword that identifies.
   * @param onAdd - Called when others can refer to a schema.
   * @param onRemove - Called when others can no longer refer to it.
   * @param memberOf - Reads schemas.
   */
  constructor(
    schemaId: string,
    onAdd: (uri: string, environment: KnownSchema) => void,
    onRemove: (uri: string) => void,
    memberOf: MemberOf,
  ) {
    this.#schemaId = schemaId;
    this.#onAdd = onAdd;
    this.#onRemove = onRemove;
    this.#memberOf = memberOf;
  }

  /** The documents that schemas can refer to. */
  get documents(): readonly SchemaDocument[] {
    if (this.#documents) return this.#documents;
    const environments = [this.schemas, this.refs].flatMap((table) => Object.values(table));
    this.#documents = [...new Set(environments.flatMap((each) => (each ? [each.document] : [])))];
    return this.#documents;
  }

  find(keyOrId: string): KnownSchema | undefined {
    const id = normalizeId(keyOrId);
    return this.schemas[id] ?? this.refs[id];
  }

  /** The schema with a key that is not the URI of its document. Like Ajv, a reference to the key leads to it, whatever is at the fragment. */
  ofOwnKey(key: string): KnownSchema | undefined {
    return isOwnKey(key) ? this.schemas[key] : undefined;
  }

  /**
   * The URI of the document that a reference leads to by its key; `undefined` if no key is meant.
   *
   * @param base - The URI of the resource with the reference.
   */
  keyedUri(reference: string, base: string): string | undefined {
    const uri = resolveUri(reference, baseOf(base));
    const key = uri.startsWith(anonymousBase) ? uri.slice(anonymousBase.length) : uri;
    for (const known of [key, splitFragment(key).resource])
      if (this.ofOwnKey(known)) return documentUriOf(known) + key.slice(known.length);
    return undefined;
  }

  /**
   * Whether a reference leads to a value that is no schema, such as an array.
   *
   * @param base - The URI of the resource with the reference.
   * @param known - The schema that is compiled.
   */
  leadsToValue(reference: string, base: string, { document, others }: KnownSchema): boolean {
    const { resource, fragment = "" } = splitFragment(resolveUri(reference, base));
    const at = isGenerated(resource) ? anonymousBase : resource;
    const target = fragment.startsWith("/") ? this.schemaAt(at, fragment, [document, ...others]) : undefined;
    return target !== undefined && target !== null && !isSchema(target);
  }

  /** The identifier of a schema. @throws Error if it is no string. */
  idOf(schema: AnySchema): string | undefined {
    if (typeof schema === "boolean") return undefined;
    const id: unknown = schema[this.#schemaId];
    if (id !== undefined && typeof id !== "string") throw new Error(`schema ${this.#schemaId} must be string`);
    return id;
  }

  known(schema: AnySchema): KnownSchema | undefined {
    return this.#cache.get(schema);
  }

  /**
   * Adds a schema.
   *
   * @param key - The key to find it by, beside its identifier.
   * @param isReferable - Whether other schemas can refer to it.
   * @throws Error if another schema has the key or the identifier.
   */
  add(schema: AnySchema, key: string | undefined, meta: boolean, isReferable: boolean): KnownSchema {
    const known = this.#cache.get(schema);
    if (known) return known;
    const baseId = normalizeId(this.idOf(schema) || key);
    const isFragment = baseId.startsWith("#");
    const isNamed = baseId !== "" && isReferable && (!isFragment || key !== undefined);
    if (isNamed) this.refuseKnown(baseId);
    const uri = isNamed ? documentUriOf(baseId) : undefined;
    const environment: KnownSchema = {
      schema,
      document: new SchemaDocument(schema, uri, this.#schemaId, this.#memberOf),
      baseId,
      uri,
      ...(meta && { meta }),
      others: [],
      validate: undefined,
    };
    this.#cache.set(schema, environment);
    if (isReferable && !isFragment) this.refs[baseId] = environment;
    if (uri !== undefined) {
      this.#documents?.push(environment.document);
      this.#onAdd(uri, environment);
    }
    return environment;
  }

  /** Makes a schema known by a key. */
  name(key: string, environment: KnownSchema): void {
    this.schemas[key] = environment;
    if (environment.uri === undefined) this.#documents?.push(environment.document);
    if (key === "" || key === environment.baseId) return;
    const uri = documentUriOf(key);
    environment.document.addUri(uri);
    this.#onAdd(uri, environment);
  }

  /** @throws Error if a schema has the key or identifier. */
  refuseKnown(id: string): void {
    if (this.schemas[id] || this.refs[id]) throw new Error(`schema with key or id "${id}" already exists`);
  }

  /** Forgets the schema with a key or identifier. */
  removeKey(keyOrId: string): void {
    const environment = this.find(keyOrId);
    if (environment) this.#cache.delete(environment.schema);
    const id = normalizeId(keyOrId);
    delete this.schemas[id];
    delete this.refs[id];
    this.#documents = undefined;
    if (environment && id !== "") this.#onRemove(documentUriOf(id));
  }

  /** Forgets a schema that was just added, and cannot be used. */
  forget({ schema, baseId, uri }: KnownSchema): void {
    this.#cache.delete(schema);
    if (uri !== undefined) this.removeKey(baseId);
  }

  removeSchema(schema: AnySchema): void {
    this.#cache.delete(schema);
    const id = this.idOf(schema);
    if (id) this.removeKey(id);
  }

  /** Forgets all schemas except meta-schemas, or all with a key or identifier that matches. */
  removeAll(pattern?: RegExp): void {
    for (const table of [this.schemas, this.refs])
      for (const [id, environment] of Object.entries(table))
        if (environment && !environment.meta && (!pattern || pattern.test(id))) this.removeKey(id);
    if (!pattern) for (const [schema, { meta }] of this.#cache) if (!meta) this.#cache.delete(schema);
  }

  /** The part of a schema, or an official meta-schema, that a URI leads to; `undefined` if there is none. */
  partAt(reference: string): KnownSchema | undefined {
    const { resource, fragment = "" } = splitFragment(normalizeId(reference));
    const containing = this.find(resource);
    const uri = containing ? (containing.uri ?? lastAnonymous) : uriOf(resource);
    const document = containing ? this.#documentAt(uri, containing) : this.documents.find((each) => each.isWithin(uri));
    const schema = document ? document.at(uri, fragment) : metaSchemaAt(resource);
    if (!isSchema(schema) || (!document && fragment !== "")) return undefined;
    const part: KnownSchema = {
      schema,
      document: document ?? new SchemaDocument(schema, uriOf(resource), this.#schemaId),
      baseId: resource,
      uri: uri + normalizeId(reference).slice(resource.length),
      ...(document === undefined && { meta: true }),
      others: [],
      validate: undefined,
    };
    this.refs[normalizeId(reference)] = part;
    return part;
  }

  /** The document of a schema. One without a URI gets one, so that references in its parts lead into it. */
  #documentAt(uri: string, containing: KnownSchema): SchemaDocument {
    if (containing.uri !== undefined) return containing.document;
    this.#onAdd(uri, containing);
    return new SchemaDocument(containing.schema, uri, this.#schemaId, this.#memberOf);
  }

  /** The schema with an identifier or an anchor: in a document, else in any. */
  partOf(schema: AnySchema, uri: string): unknown {
    const at = uriOf(uri);
    return (
      this.#cache.get(schema)?.document.with(at) ?? this.documents.find((each) => each.with(at) !== undefined)?.with(at)
    );
  }

  /** The schema at a location of a resource, as it was given; `undefined` if none of several documents contains the resource. */
  schemaAt(resource: string, pointer: string, documents: readonly SchemaDocument[]): unknown {
    const standard = metaSchemaAt(resource);
    if (standard !== undefined)
      return new SchemaDocument(standard as AnySchema, resource, this.#schemaId).at(resource, pointer);
    for (const document of documents) {
      const found = document.at(resource, pointer);
      if (found !== undefined) return found;
    }
    return undefined;
  }
}

/** The URI of the schema without key and identifier that was added last. It has this one after `getSchema` has got a part of it. */
const lastAnonymous = documentUriOf("#");

/** Whether a value can be a schema. */
export const isSchema = (schema: unknown): schema is AnySchema => typeof schema === "boolean" || isObject(schema);
