import { pointerOf, splitFragment, stringifyJson } from "@argot/core/json";
import { isObject, type Json } from "@argot/core/keyword";
import type { IndexedKeyword, IndexedReference, IndexedSchema, SchemaIndex } from "../schema-index/index.js";
import { holdsDefinitions } from "../schema-index/special-keywords.js";
import { type DynamicScope, emptyScope, enter } from "./dynamic-scope.js";
import { InlineError } from "./inline-error.js";

/** A reference, where it stands. */
export interface ReferenceSite {
  readonly keyword: IndexedKeyword;
  readonly uri: string;
  /** What it leads to; `undefined` for a schema of the Argot instance. */
  readonly target: ReferenceNode | undefined;
  /** Whether it should be written out. */
  readonly isWanted: boolean;
}

/** A schema within a node, with its own subschemas by keyword and by JSON Pointer in the value of the keyword. */
export interface Place {
  readonly schema: IndexedSchema;
  readonly subschemas: ReadonlyMap<IndexedKeyword, ReadonlyMap<string, IndexedSchema>>;
  readonly sites: readonly ReferenceSite[];
}

/** A schema that a reference leads to, in a dynamic scope, which decides what the dynamic references in it mean. */
export interface ReferenceNode {
  readonly schema: IndexedSchema;
  readonly scope: DynamicScope;
  /** The schema and all subschemas in it, each before those within it. Definitions are left out. */
  readonly places: readonly Place[];
  /** All references in it. */
  readonly sites: readonly ReferenceSite[];
  /** Its length as JSON, without what references lead to, in characters. */
  readonly characterCount: number;
}

/** Whether a reference should be written out. */
export type WantsReference = (schema: IndexedSchema, keyword: IndexedKeyword) => boolean;

type MutableNode = ReferenceNode & {
  readonly places: Place[];
  readonly sites: ReferenceSite[];
  characterCount: number;
};

/**
 * The schemas that references lead to from an entry, by scope. A scope is known at every place, since it only depends on the way from the
 * entry: so each dynamic reference has one target.
 */
export class ReferenceGraph {
  readonly entry: ReferenceNode;
  /** All nodes, the entry first. */
  readonly nodes: readonly ReferenceNode[];
  readonly #index: SchemaIndex;
  readonly #wants: WantsReference;
  readonly #nodes = new Map<string, MutableNode>();
  readonly #entrySchema: IndexedSchema;

  /** @throws InlineError if a reference leads to nothing, or the documents cannot become one. */
  constructor(index: SchemaIndex, entry: IndexedSchema, wants: WantsReference) {
    this.#index = index;
    this.#wants = wants;
    this.#entrySchema = entry;
    this.entry = this.#nodeOf(entry, emptyScope);
    // The iteration visits nodes that are added during it.
    for (const node of this.#nodes.values()) this.#expand(node);
    this.nodes = [...this.#nodes.values()];
  }

  /** The node of a schema. A schema that is nothing but a reference is what the reference leads to. */
  #nodeOf(start: IndexedSchema, outer: DynamicScope): ReferenceNode {
    let schema = start;
    let scope = enter(outer, schema.resource);
    const seen = new Set([`${schema.id} ${scope.key}`]);
    for (let alias = aliasOf(schema); alias; alias = aliasOf(schema)) {
      const target = this.#targetOf(alias, schema, scope);
      if (!target) break;
      const entered = enter(scope, target.resource);
      const key = `${target.id} ${entered.key}`;
      // References that only lead to each other.
      if (seen.has(key)) break;
      seen.add(key);
      [schema, scope] = [target, entered];
    }
    const key = `${schema.id} ${scope.key}`;
    const known = this.#nodes.get(key);
    if (known) return known;
    const node: MutableNode = { schema, scope, places: [], sites: [], characterCount: 0 };
    this.#nodes.set(key, node);
    return node;
  }

  #expand(node: MutableNode): void {
    const pending = [{ schema: node.schema, scope: node.scope }];
    for (let next = pending.pop(); next; next = pending.pop()) {
      const { schema } = next;
      const scope = enter(next.scope, schema.resource);
      this.#check(schema);
      const subschemas = new Map<IndexedKeyword, ReadonlyMap<string, IndexedSchema>>();
      const sites: ReferenceSite[] = [];
      const within: IndexedSchema[] = [];
      for (const keyword of schema.keywords) {
        if (holdsDefinitions(keyword.definition)) continue;
        const parts = this.#subschemasOf(schema, keyword);
        if (parts.size > 0) subschemas.set(keyword, parts);
        for (const part of parts.values()) within.push(part);
        for (const reference of keyword.references) sites.push(this.#siteOf(schema, keyword, reference, scope));
      }
      for (const part of within.reverse()) pending.push({ schema: part, scope });
      const place: Place = { schema, subschemas, sites };
      node.places.push(place);
      node.sites.push(...sites);
      node.characterCount += lengthOf(place);
    }
  }

  /** @throws InlineError if a schema cannot be part of a result in the dialect of the entry. */
  #check({ resource, pointer }: IndexedSchema): void {
    const { document, dialect } = resource;
    const [fault] = document.faults;
    if (fault) throw new InlineError("faulty-document", document.uri, fault.pointer, fault.reason);
    const expected = this.#entrySchema.resource.dialect;
    if (dialect === expected) return;
    const reason = `it is a schema of ${dialect.uri}, which cannot be written in one of ${expected.uri}`;
    throw new InlineError("unsupported-dialect", document.uri, pointer, reason);
  }

  #subschemasOf({ resource }: IndexedSchema, keyword: IndexedKeyword): ReadonlyMap<string, IndexedSchema> {
    const parts = new Map<string, IndexedSchema>();
    if (keyword.problem) return parts;
    for (const path of keyword.definition.value.subschemaPaths(keyword.json)) {
      const pointer = pointerOf(path);
      const schema = this.#index.schemaAt(resource.document, keyword.pointer + pointer);
      if (schema) parts.set(pointer, schema);
    }
    return parts;
  }

  #siteOf(
    schema: IndexedSchema,
    keyword: IndexedKeyword,
    reference: IndexedReference,
    scope: DynamicScope,
  ): ReferenceSite {
    const { uri: document } = schema.resource.document;
    if (reference.pointer !== keyword.pointer) {
      const reason = `the references in "${keyword.name}" cannot be written out`;
      throw new InlineError("unsupported-dialect", document, reference.pointer, reason);
    }
    const target = this.#targetOf(reference, schema, scope);
    return {
      keyword,
      uri: reference.uri ?? reference.text,
      target: target && this.#nodeOf(target, scope),
      isWanted: this.#wants(schema, keyword),
    };
  }

  #targetOf(reference: IndexedReference, from: IndexedSchema, scope: DynamicScope): IndexedSchema | undefined {
    const { kind, target, text, pointer, uri = "" } = reference;
    const { uri: document } = from.resource.document;
    if (target.kind === "nothing") throw new InlineError("unresolvable-reference", document, pointer, target.reason);
    if (target.kind === "known") {
      if (scope.bindings.size === 0) return undefined;
      const reason = `dynamic references in ${uri} may lead to the anchors of this document, so it must be in the index`;
      throw new InlineError("dynamic-scope", document, pointer, reason);
    }
    const schema = target.kind === "schema" ? target.schema : undefined;
    const anchor = kind === "anchor" ? text : (splitFragment(uri).fragment ?? "");
    const isDynamic =
      kind === "anchor" || (kind === "dynamic" && schema?.resource.dynamicAnchors.get(anchor) === schema);
    const found = (isDynamic ? scope.bindings.get(anchor) : undefined) ?? schema;
    if (found) return found;
    const reason = `no schema around it has the dynamic anchor "${anchor}"`;
    throw new InlineError("unresolvable-reference", document, pointer, reason);
  }
}

/** The reference that a schema consists of, if it has no other meaning and says nothing else. */
function aliasOf(schema: IndexedSchema): IndexedReference | undefined {
  const [first, second] = schema.keywords.filter(
    ({ name, definition }) => name !== "$schema" && !definition.identifies && !holdsDefinitions(definition),
  );
  if (!first || second || first.references.length !== 1) return undefined;
  if (schema.unknown.length > 0 && !first.definition.ignoresSiblings) return undefined;
  const [reference] = first.references;
  return reference?.pointer === first.pointer ? reference : undefined;
}

/** The length of a schema without its subschemas. */
function lengthOf({ schema: { json, keywords }, subschemas }: Place): number {
  if (!isObject(json)) return stringifyJson(json).length;
  const holders = new Set([
    ...Array.from(subschemas.keys(), ({ name }) => name),
    ...keywords.filter(({ definition }) => holdsDefinitions(definition)).map(({ name }) => name),
  ]);
  const own: [string, Json][] = Object.entries(json).filter(([name]) => !holders.has(name));
  const names = Array.from(subschemas.values(), (parts) => [...parts.keys()].join('","'));
  return stringifyJson(Object.fromEntries(own)).length + stringifyJson(names).length;
}
