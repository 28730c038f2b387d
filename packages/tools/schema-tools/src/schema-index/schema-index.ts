import { type Argot, requireArgot, requireArgument, SchemaError, type Dialect } from "@argot/core";
import { anonymousBase, appendToken, didYouMean, resolveUri, splitFragment, tokensOf, valueAt } from "@argot/core/json";
import {
  type Application,
  type Facet,
  isObject,
  type Json,
  type JsonObject,
  type KeywordContext,
  type Provision,
} from "@argot/core/keyword";
import { applicationTo, domainOf, nowhere, ruleOf } from "@argot/core/plan";
import {
  type Environment,
  indexDocument,
  indexReferred,
  type MutableDocument,
  type MutableResource,
  type MutableSchema,
} from "./index-document.js";
import type {
  IndexedDocument,
  IndexedResource,
  IndexedSchema,
  KeywordMeaning,
  NamedDocument,
  ReferenceTarget,
} from "./model.js";
import { RecordingContext, type Resolver } from "./read-keyword.js";

/** Maximum number of unresolvable references with a suggestion, since each is compared with many names. */
const maxSuggestions = 100;

/**
 * The schemas of some documents: their locations, dialects, identifiers, references, patterns and meaning. Faulty
 * documents are indexed as far as possible.
 */
export class SchemaIndex {
  /** The documents, in the order in which they were given. */
  readonly documents: readonly IndexedDocument[];
  /** The dialect of documents without `$schema`. */
  readonly defaultDialect: Dialect;
  readonly #argot: Pick<Argot, "dialect" | "plan">;
  readonly #schemas: MutableSchema[] = [];
  readonly #resources = new Map<string, MutableResource>();
  readonly #known = new Map<string, boolean>();
  readonly #parsed: (readonly unknown[])[] = [];
  readonly #provisions: (readonly Provision[])[] = [];
  readonly #meanings = new Map<IndexedSchema, readonly KeywordMeaning[]>();
  #suggestions = maxSuggestions;

  /**
   * Indexes documents.
   *
   * @param documents - Each is a schema with a URI. Two may have the same URI only if they are the same.
   * @param argot - Has the dialects. A reference that leads to none of the documents may lead to a schema that it knows.
   */
  constructor(documents: Iterable<NamedDocument>, argot: Pick<Argot, "dialect" | "plan">) {
    const isList = Symbol.iterator in Object(documents) && typeof documents !== "string";
    requireArgument(isList, "SchemaIndex", "an array of documents, such as `[{ uri, value }]`", documents);
    requireArgot("SchemaIndex", argot);
    this.#argot = argot;
    // A plan of an empty schema names the dialect of schemas that declare none.
    this.defaultDialect = argot.dialect(argot.plan({}).resources[0]?.dialect ?? "");
    const environment = this.#environment;
    const indexed = new Map<string, MutableDocument>();
    for (const each of documents) {
      const isNamed = typeof (each as NamedDocument | undefined)?.uri === "string";
      requireArgument(isNamed, "SchemaIndex", "a URI for each document, as in `{ uri, value }`", each);
      const { value, uri } = each;
      const absolute = splitFragment(resolveUri(uri, anonymousBase)).resource;
      if (indexed.has(absolute)) continue;
      const document = indexDocument(value as Json, absolute, environment);
      indexed.set(absolute, document);
      for (const resource of document.resources) this.#addResource(resource);
    }
    this.documents = [...indexed.values()];
    // A document is also found by the URI that it was given, unless that identifies another.
    for (const { uri, resources } of indexed.values())
      if (resources[0] && !this.#resources.has(uri)) this.#resources.set(uri, resources[0]);
    this.#parseKeywords();
  }

  get #environment(): Environment {
    return {
      defaultDialect: this.defaultDialect,
      dialectOf: (uri) => this.#argot.dialect(uri),
      schemas: this.#schemas,
    };
  }

  #addResource(resource: MutableResource): void {
    const other = this.#resources.get(resource.uri);
    if (!other) this.#resources.set(resource.uri, resource);
    else if (other.document !== resource.document)
      resource.document.faults.push({
        code: "duplicate-identifier",
        pointer: resource.pointer,
        reason: `${resource.uri} already identifies a schema of ${other.document.uri}`,
      });
  }

  /** All schemas, by their ids. */
  get schemas(): readonly IndexedSchema[] {
    return this.#schemas;
  }

  /** The document that was given with a URI, or that has a resource with it. */
  documentOf(uri: string): IndexedDocument | undefined {
    requireArgument(typeof uri === "string", "documentOf", "a URI, as a string", uri);
    const absolute = splitFragment(resolveUri(uri, anonymousBase)).resource;
    return this.documents.find((each) => each.uri === absolute) ?? this.#resources.get(absolute)?.document;
  }

  /** The resource that a URI without a fragment identifies. */
  resourceOf(uri: string): IndexedResource | undefined {
    requireArgument(typeof uri === "string", "resourceOf", "a URI, as a string", uri);
    return this.#resources.get(splitFragment(resolveUri(uri, anonymousBase)).resource);
  }

  /** The schema at a JSON Pointer in a document; `undefined` if no keyword and no reference makes the value there a schema. */
  schemaAt(document: IndexedDocument, pointer: string): IndexedSchema | undefined {
    return (document as MutableDocument).byPointer.get(pointer);
  }

  /** Parses the values of all keywords. References may lead to further schemas, which are added at the end. */
  #parseKeywords(): void {
    const resolver: Resolver = { resolve: (reference, from) => this.#resolve(reference, from) };
    // The iteration visits schemas that are added during it.
    for (const schema of this.#schemas) {
      const parsed = schema.keywords.map((keyword) =>
        keyword.problem
          ? undefined
          : keyword.definition.value.parse(keyword.json, new RecordingContext(schema, keyword, resolver)),
      );
      this.#parsed[schema.id] = parsed;
      this.#provisions[schema.id] = schema.keywords.flatMap(({ definition, problem }, i) =>
        problem ? [] : definition.provide(parsed[i]),
      );
    }
  }

  #resolve(reference: string, from: MutableSchema): ReturnType<Resolver["resolve"]> {
    const uri = resolveUri(reference, from.resource.uri);
    const { resource: base, fragment = "" } = splitFragment(uri);
    const resource = this.#resources.get(base);
    const found = (target: ReferenceTarget, dynamicAnchor?: string): ReturnType<Resolver["resolve"]> => ({
      uri,
      target,
      dynamicAnchor,
    });
    const missing = (
      reason: string,
      name: string,
      known: () => Iterable<string>,
      missesDocument: boolean,
    ): ReturnType<Resolver["resolve"]> => {
      const hint = this.#suggestions-- > 0 ? didYouMean(name, known()) : undefined;
      return found({ kind: "nothing", reason: reason + (hint ?? ""), missesDocument });
    };
    if (!resource) {
      if (this.#isKnown(uri)) return found({ kind: "known" });
      // URIs have most letters in common, so only the names of those in the same folder are compared.
      const folder = base.slice(0, base.lastIndexOf("/") + 1);
      const names = () => [...this.#resources.keys()].filter((each) => each.startsWith(folder)).map(lastSegment);
      return missing(`no schema is known by the URI ${base}`, lastSegment(base), names, true);
    }
    if (fragment === "" || fragment.startsWith("/")) {
      const schema = this.#descend(resource, fragment);
      if (schema)
        return found({ kind: "schema", schema }, fragment === "" && resource.dynamicAnchors.has("") ? "" : undefined);
      const pointers = () =>
        resource.document.schemas
          .filter((each) => each.resource === resource)
          .map((each) => each.pointer.slice(resource.pointer.length));
      return missing(`there is no schema at ${base}#${fragment}`, fragment, pointers, false);
    }
    const schema = resource.anchors.get(fragment) ?? resource.dynamicAnchors.get(fragment);
    if (!schema)
      return missing(
        `there is no anchor "${fragment}" in ${base}`,
        fragment,
        () => [...resource.anchors.keys(), ...resource.dynamicAnchors.keys()],
        false,
      );
    return found({ kind: "schema", schema }, resource.dynamicAnchors.get(fragment) === schema ? fragment : undefined);
  }

  /** The schema at a pointer below the root of a resource. */
  #descend(resource: MutableResource, pointer: string): IndexedSchema | undefined {
    const tokens = tokensOf(pointer);
    if (!tokens) return undefined;
    const { document } = resource;
    const target = resource.pointer + pointer;
    const known = document.byPointer.get(target);
    if (known) return known;
    const json = valueAt(document.root, [...(tokensOf(resource.pointer) ?? []), ...tokens]);
    if (!isObject(json) && typeof json !== "boolean") return undefined;
    // The innermost resource on the path has the dialect and the base URI.
    let around = resource;
    let at = resource.pointer;
    for (const token of tokens) {
      at = appendToken(at, token);
      around = document.resources.find((each) => each.pointer === at) ?? around;
    }
    return indexReferred(json as Json, target, around, this.#environment);
  }

  /** Whether the Argot instance knows a schema by a URI. */
  #isKnown(uri: string): boolean {
    const known = this.#known.get(uri);
    if (known !== undefined) return known;
    let found = true;
    try {
      this.#argot.plan(uri);
    } catch (error) {
      if (!(error instanceof SchemaError)) throw error;
      found = error.code !== "unresolvable-reference" || error.uri !== anonymousBase;
    }
    this.#known.set(uri, found);
    return found;
  }

  /**
   * The meaning of the keywords of a schema: the same rules that `compile` makes, but with ids of schemas as the targets of
   * applications. Keywords whose values have the wrong form have no meaning.
   */
  meaningOf(schema: IndexedSchema): readonly KeywordMeaning[] {
    const known = this.#meanings.get(schema);
    if (known) return known;
    const meanings = schema.keywords.flatMap((keyword, i): KeywordMeaning[] => {
      if (keyword.problem) return [];
      const { definition, name } = keyword;
      const reads = new Set<string>();
      const readsBeneath = new Set<string>();
      const context = this.#keywordContext(schema, name, this.#parsed[schema.id]?.[i], { reads, readsBeneath });
      const rules = definition.lower(context).map((constraint) => ({
        ...ruleOf(definition.appliesTo & domainOf(constraint), constraint),
        name,
      }));
      const provides = definition.provide(context.value).map(({ facet }) => facet.id);
      return [{ keyword, rules, provides, reads: [...reads], readsBeneath: [...readsBeneath] }];
    });
    this.#meanings.set(schema, meanings);
    return meanings;
  }

  #keywordContext(
    schema: IndexedSchema,
    name: string,
    value: unknown,
    { reads, readsBeneath }: Readonly<Record<"reads" | "readsBeneath", Set<string>>>,
  ): KeywordContext<unknown> {
    const combine = <Out>(facet: Facet<never, Out>, id: number): Out =>
      facet.combine(
        (this.#provisions[id] ?? []).filter((each) => each.facet.id === facet.id).map(({ input }) => input as never),
      );
    return {
      value,
      json: (schema.json as JsonObject)[name] as Json,
      trueSchema: applicationTo(nowhere, [name]),
      read: (facet) => {
        reads.add(facet.id);
        return combine(facet, schema.id);
      },
      readAt: (application: Application, facet) => {
        readsBeneath.add(facet.id);
        return combine(facet, application.target);
      },
      // The index has the meaning of schemas by themselves, not the one where they are applied.
      provideAt: (application) => application,
    };
  }

  /** Whether no value is valid against a schema, because it is `false`. */
  isFalse(id: number): boolean {
    return this.#schemas[id]?.json === false;
  }
}

const lastSegment = (uri: string): string => uri.slice(uri.lastIndexOf("/") + 1);
