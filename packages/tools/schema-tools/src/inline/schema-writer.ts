import { appendToken, encodeFragment, pointerOf, tokensOf } from "@argot/core/json";
import { isObject, type Json, type JsonObject } from "@argot/core/keyword";
import type { Dialect } from "@argot/core";
import type { IndexedSchema, SchemaIndex } from "../schema-index/index.js";
import {
  conjunctionKeyword,
  definitionsKeyword,
  holdsDefinitions,
  referenceKeyword,
} from "../schema-index/special-keywords.js";
import { withAnnotations } from "./annotations.js";
import { type Choice, writtenAt } from "./choose-definitions.js";
import { InlineError } from "./inline-error.js";
import type { Place, ReferenceNode, ReferenceSite } from "./reference-graph.js";

/** The last change of a schema that is written, after those within it. */
export type FinishSchema = (schema: Json) => Json;

/** Writes the schemas of a graph, with what references lead to in their places. */
export class SchemaWriter {
  readonly #index: SchemaIndex;
  readonly #dialect: Dialect;
  readonly #entry: ReferenceNode;
  readonly #choice: Choice;
  readonly #finish: FinishSchema;
  /** The keys of definitions. The entry has none, since references lead to the root. */
  readonly #keys = new Map<ReferenceNode, string>();
  readonly #written = new Map<ReferenceNode, Json>();

  constructor(index: SchemaIndex, entry: ReferenceNode, choice: Choice, finish: FinishSchema) {
    this.#index = index;
    this.#entry = entry;
    this.#choice = choice;
    this.#finish = finish;
    this.#dialect = entry.schema.resource.dialect;
    const taken = new Set<string>();
    for (const node of choice.definitions.keys()) if (node !== entry) this.#keys.set(node, freeKey(node, taken));
    for (const node of choice.order) this.#written.set(node, this.#write(node));
  }

  /** The name of the keyword for definitions. */
  get definitionsName(): string {
    return this.#require(definitionsKeyword(this.#dialect), "for definitions").name;
  }

  /** The root of the result, without definitions. */
  get root(): Json {
    return this.#written.get(this.#entry) as Json;
  }

  /** The definitions that references need, by key. */
  get definitions(): JsonObject {
    return Object.fromEntries(Array.from(this.#keys, ([node, key]) => [key, this.#written.get(node) as Json]));
  }

  /** The reference to a definition. */
  referenceTo(node: ReferenceNode): string {
    const key = this.#keys.get(node);
    return key === undefined ? "#" : `#${encodeFragment(pointerOf([this.definitionsName, key]))}`;
  }

  /** A schema object that accepts what a schema accepts. */
  asObject(schema: Json): JsonObject {
    if (isObject(schema)) return schema;
    return schema === true ? {} : { [this.#conjunction]: [schema] };
  }

  get #conjunction(): string {
    return this.#require(conjunctionKeyword(this.#dialect), "that applies several schemas").name;
  }

  #require<Found>(found: Found | undefined, purpose: string): Found {
    if (found) return found;
    const { document } = this.#entry.schema.resource;
    const reason = `the dialect ${this.#dialect.uri} has no keyword ${purpose}`;
    throw new InlineError("unsupported-dialect", document.uri, "", reason);
  }

  /** Writes a node, its innermost schemas first. */
  #write({ places }: ReferenceNode): Json {
    const written = new Map<IndexedSchema, Json>();
    for (const place of places.toReversed()) written.set(place.schema, this.#finish(this.#writePlace(place, written)));
    return written.get((places[0] as Place).schema) as Json;
  }

  #writePlace({ schema, subschemas, sites }: Place, written: ReadonlyMap<IndexedSchema, Json>): Json {
    if (!isObject(schema.json)) return schema.json;
    const keywords = new Map(schema.keywords.map((keyword) => [keyword.name, keyword]));
    const beside: [string, Json][] = [];
    const ignoresSiblings = schema.keywords.some(({ definition }) => definition.ignoresSiblings);
    for (const [name, json] of Object.entries(schema.json)) {
      const keyword = keywords.get(name);
      const isDropped = keyword
        ? keyword.definition.identifies ||
          holdsDefinitions(keyword.definition) ||
          sites.some((site) => site.keyword === keyword)
        : ignoresSiblings || schema.ignored.includes(name);
      if (isDropped || name === "$schema") continue;
      const parts = keyword && subschemas.get(keyword);
      beside.push([
        name,
        parts ? withParts(json, new Map(Array.from(parts, ([at, each]) => [at, written.get(each) as Json]))) : json,
      ]);
    }
    return sites.length === 0 ? Object.fromEntries(beside) : this.#join(schema, Object.fromEntries(beside), sites);
  }

  /** A schema with its references, and what stands beside them. */
  #join(schema: IndexedSchema, beside: JsonObject, sites: readonly ReferenceSite[]): Json {
    const writtenOut: Json[] = [];
    const staying: string[] = [];
    for (const site of sites) {
      const node = writtenAt(site, this.#choice);
      if (node) writtenOut.push(this.#written.get(node) as Json);
      else staying.push(site.target ? this.referenceTo(site.target) : site.uri);
    }
    const [only] = writtenOut;
    if (only !== undefined && writtenOut.length === 1 && staying.length === 0) {
      if (Object.keys(beside).length === 0) return only;
      const flat = withAnnotations(this.#index, schema, beside, only);
      if (flat) return flat;
    }
    const [first, ...others] = staying;
    const reference = first === undefined ? "" : this.#require(referenceKeyword(this.#dialect), "for references").name;
    const applied = [...writtenOut, ...others.map((each): Json => ({ [reference]: each }))];
    const head = first === undefined ? beside : { [reference]: first, ...beside };
    if (applied.length === 0) return head;
    const existing = Object.hasOwn(beside, this.#conjunction) ? [beside[this.#conjunction] as Json].flat() : [];
    return { ...head, [this.#conjunction]: [...existing, ...applied] };
  }
}

/** A key for a definition that no other has: the last part of its location. */
function freeKey({ schema: { pointer, resource } }: ReferenceNode, taken: Set<string>): string {
  const file = resource.uri.slice(resource.uri.lastIndexOf("/") + 1).replace(/\.json$/, "");
  const last = (pointer === resource.pointer ? file : undefined) || tokensOf(pointer)?.at(-1) || "schema";
  // A lone surrogate has no place in a URI.
  const name = last.replace(/[\uD800-\uDFFF]/gu, "\uFFFD");
  let key = name;
  for (let i = 2; taken.has(key); i++) key = `${name}-${i}`;
  taken.add(key);
  return key;
}

/** A value with parts replaced, by JSON Pointer. */
function withParts(value: Json, parts: ReadonlyMap<string, Json>, pointer = ""): Json {
  const part = parts.get(pointer);
  if (part !== undefined) return part;
  if (Array.isArray(value))
    return value.map((each: Json, i) => withParts(each, parts, appendToken(pointer, String(i))));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, withParts(each, parts, appendToken(pointer, name))]),
  );
}
