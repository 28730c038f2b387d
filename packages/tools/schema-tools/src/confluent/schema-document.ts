import {
  anonymousBase,
  appendToken,
  canBeSchema,
  canonical,
  resolveUri,
  splitFragment,
  tokensOf,
  valueAt,
} from "@argot/core/json";
import { isObject, type Json } from "@argot/core/keyword";
import { ConfluentError } from "./confluent-error.js";
import { type Dialect, dialectOf } from "./dialect.js";
import type { Model, Part } from "./model.js";

/** Finds the document of a URI; `undefined` if there is none. */
export type ResolveDocument = (uri: string) => unknown;

/** How deeply schemas may be nested, and references followed while they are compared. */
export const maxDepth = 400;

/** A schema in a document. Its model is read when it is needed. */
export class SchemaPart implements Part {
  readonly json: Json;
  readonly document: SchemaDocument;
  readonly pointer: string;
  /** The URI that references are relative to. */
  readonly base: string;
  #key: string | undefined;
  #model: Model | undefined;

  constructor(json: Json, document: SchemaDocument, pointer: string, outerBase: string) {
    this.json = json;
    this.document = document;
    this.pointer = pointer;
    this.base = document.baseOf(json, outerBase);
  }

  get key(): string {
    this.#key ??= canonical(this.json);
    return this.#key;
  }

  get model(): Model {
    this.#model ??= this.document.documents.read(this);
    return this.#model;
  }

  /** The schema at a path below this one. */
  child(json: Json, ...path: readonly (string | number)[]): SchemaPart {
    const pointer = path.reduce<string>((at, token) => appendToken(at, String(token)), this.pointer);
    return this.document.partOf(json, pointer, this.base);
  }

  /** The schema that a reference leads to. */
  target(reference: string): SchemaPart {
    const found = this.document.find(resolveUri(reference, this.base));
    if (found) return found;
    throw new ConfluentError("unresolvable-reference", `${this.place}: the reference ${reference} leads to nothing`);
  }

  /** A value that the registry does not read. */
  invalid(name: string, expected: string): ConfluentError {
    return new ConfluentError("invalid-schema", `${appendToken(this.place, name)} must be ${expected}`);
  }

  get place(): string {
    return `${this.document.name}#${this.pointer}`;
  }
}

/** The documents of a version of a schema, which are read when references lead to them. */
export class Documents {
  readonly #resolve: ResolveDocument;
  readonly #known = new Map<string, SchemaDocument>();
  /** Reads the model of a schema. */
  readonly read: (part: SchemaPart) => Model;

  constructor(resolve: ResolveDocument, read: (part: SchemaPart) => Model) {
    this.#resolve = resolve;
    this.read = read;
  }

  add(root: unknown, uri: string): SchemaDocument {
    const document = new SchemaDocument(root, uri, this);
    this.#known.set(uri, document);
    return document;
  }

  get(uri: string): SchemaDocument | undefined {
    const known = this.#known.get(uri);
    if (known) return known;
    const root = this.#resolve(uri);
    return root === undefined ? undefined : this.add(root, uri);
  }
}

/** A document with schemas. */
export class SchemaDocument {
  readonly uri: string;
  readonly dialect: Dialect;
  readonly documents: Documents;
  readonly #root: Json;
  readonly #parts = new Map<Json, SchemaPart>();
  #named: ReadonlyMap<string, SchemaPart> | undefined;

  constructor(root: unknown, uri: string, documents: Documents) {
    if (!canBeSchema(root))
      throw new ConfluentError("invalid-schema", `${nameOf(uri)}#: a schema is an object or a boolean`);
    if (isTooDeep(root)) throw new ConfluentError("too-large", `${nameOf(uri)}#: schemas are nested too deeply`);
    this.uri = uri;
    this.documents = documents;
    this.#root = root as Json;
    this.dialect = dialectOf(this.#root);
  }

  /** The URI, unless there is none. */
  get name(): string {
    return nameOf(this.uri);
  }

  get root(): SchemaPart {
    return this.partOf(this.#root, "", this.uri);
  }

  /** The schema at a pointer. There is one for each object, so that pairs of schemas are compared once. */
  partOf(json: Json, pointer: string, base: string): SchemaPart {
    const known = isObject(json) ? this.#parts.get(json) : undefined;
    if (known) return known;
    const part = new SchemaPart(json, this, pointer, base);
    if (isObject(json)) this.#parts.set(json, part);
    return part;
  }

  /** The URI that references in a schema are relative to. */
  baseOf(json: Json, outer: string): string {
    const identifier = isObject(json) ? json[this.dialect.identifier] : undefined;
    return typeof identifier === "string" && !identifier.startsWith("#") ? resolveUri(identifier, outer) : outer;
  }

  /** The schema of a URI, in this document or in another one. */
  find(uri: string): SchemaPart | undefined {
    const { resource, fragment = "" } = splitFragment(uri);
    const named = this.#namedParts();
    const anchored = named.get(`${resource}#${fragment}`);
    if (anchored) return anchored;
    const within = resource === this.uri ? this.root : named.get(resource);
    if (within) return within.document.#at(within, fragment);
    const other = this.documents.get(resource);
    return other === this ? undefined : other?.find(uri);
  }

  #at(from: SchemaPart, pointer: string): SchemaPart | undefined {
    const tokens = tokensOf(pointer);
    let [json, at, base]: [Json, string, string] = [from.json, from.pointer, from.base];
    for (const token of tokens ?? []) {
      const value = valueAt(json, [token]);
      if (value === undefined) return undefined;
      // A part resolves its own identifier.
      if (json !== from.json) base = this.baseOf(json, base);
      json = value as Json;
      at = appendToken(at, token);
    }
    if (tokens?.length === 0) return from;
    return tokens && canBeSchema(json) ? this.partOf(json, at, base) : undefined;
  }

  /** The schemas with identifiers and anchors, by URI. */
  #namedParts(): ReadonlyMap<string, SchemaPart> {
    if (this.#named) return this.#named;
    const named = new Map<string, SchemaPart>();
    for (const { value, pointer, base } of objectsIn(this.#root, this.uri, (json, outer) => this.baseOf(json, outer))) {
      const part = (): SchemaPart => this.partOf(value, pointer, base);
      const own = this.baseOf(value, base);
      if (own !== base) named.set(splitFragment(own).resource, part());
      const { $anchor, $dynamicAnchor, [this.dialect.identifier]: identifier } = value;
      const fragment = typeof identifier === "string" && identifier.startsWith("#") ? identifier.slice(1) : undefined;
      for (const anchor of [$anchor, $dynamicAnchor, fragment])
        if (typeof anchor === "string") named.set(`${splitFragment(own).resource}#${anchor}`, part());
    }
    this.#named = named;
    return named;
  }
}

const nameOf = (uri: string): string => (uri === anonymousBase ? "" : uri);

interface Located {
  readonly value: Readonly<Record<string, Json>>;
  readonly pointer: string;
  /** The base of the schema around it. */
  readonly base: string;
}

/** All objects of a document. */
function* objectsIn(root: Json, uri: string, baseOf: (json: Json, outer: string) => string): Generator<Located> {
  const pending = [{ value: root, pointer: "", base: uri }];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { value, pointer, base } = next;
    if (typeof value !== "object" || value === null) continue;
    if (isObject(value)) yield { value, pointer, base };
    const own = baseOf(value, base);
    for (const [name, member] of Object.entries(value))
      pending.push({ value: member, pointer: appendToken(pointer, name), base: own });
  }
}

/** Whether a value is nested more deeply than can be followed. The walk uses a list instead of the call stack. */
function isTooDeep(root: unknown): boolean {
  const pending = [{ value: root, depth: 0 }];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { value, depth } = next;
    // A schema in another one is at least two levels below it, and often one.
    if (depth > 2 * maxDepth) return true;
    if (typeof value === "object" && value !== null)
      for (const member of Object.values(value)) pending.push({ value: member, depth: depth + 1 });
  }
  return false;
}
