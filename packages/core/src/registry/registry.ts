import { SchemaError, type SchemaPlace } from "../errors/schema-error.js";
import { equal } from "../json/equal.js";
import { pointerTo, tokensOf } from "../json/pointer.js";
import { snapshot } from "../json/snapshot.js";
import { isObject, type Json } from "../json/types.js";
import { isAbsoluteUri, resolveUri, splitFragment } from "../json/uri.js";
import { asRequired, type Dialect, defineDialect, type Vocabulary } from "../keyword/dialect.js";
import { indexDocument } from "./index-document.js";
import type { Place, SchemaDocument, SchemaResource } from "./resource.js";

/** Relative URIs are resolved against this one, and documents without a URI are numbered under it. */
export const anonymousBase = "argot:/";

/** Dialects and vocabularies that are installed. */
export interface Installed {
  /** By each URI that names them. */
  readonly dialects: ReadonlyMap<string, Dialect>;
  readonly vocabularies: ReadonlyMap<string, Vocabulary>;
  /** For documents that declare none. */
  readonly fallback: Dialect;
}

/** The target of a reference. */
export interface Resolved {
  readonly place: Place;
  /** The anchor that led there, where it is declared dynamic. */
  readonly dynamicAnchor: string | undefined;
}

/**
 * Documents in, resources out: what every URI and anchor identifies, and the dialect that each resource speaks.
 *
 * Registries are layers: what is not found in one is looked for in the one below it. A document is indexed when
 * something is looked for, so that the order in which documents are added does not matter. A document that cannot be
 * indexed hurts only those who refer to it.
 */
export class Registry {
  readonly #below: Registry | undefined;
  readonly #installed: Installed;
  readonly #trusted: boolean;
  /** Meta-schemas that nobody has asked for so far. */
  readonly #offered: { readonly metaSchema: Json; readonly uri: string }[] = [];
  readonly #waiting: SchemaDocument[] = [];
  readonly #documents = new Map<string, SchemaDocument>();
  readonly #resources = new Map<string, SchemaResource>();
  readonly #failed: SchemaDocument[] = [];
  readonly #failures = new Map<string, SchemaError>();
  readonly #dialects = new Map<string, Dialect>();

  private constructor(installed: Installed, below: Registry | undefined, trusted: boolean) {
    this.#installed = installed;
    this.#below = below;
    this.#trusted = trusted;
  }

  /** The lowest layer: the meta-schemas of what is installed. */
  static of(installed: Installed): Registry {
    const registry = new Registry(installed, undefined, true);
    const dialects = new Set(installed.dialects.values());
    for (const { uri, metaSchema } of [...installed.vocabularies.values(), ...dialects]) {
      if (metaSchema !== undefined) registry.#offered.push({ metaSchema, uri });
    }
    return registry;
  }

  /** A layer on top of this one. */
  layer(): Registry {
    return new Registry(this.#installed, this, false);
  }

  /**
   * Makes a document available under a URI (relative ones are resolved against {@link anonymousBase}). The document is
   * copied; later changes to the original have no effect.
   *
   * @throws SchemaError when it is not JSON, or when the URI already names another document.
   */
  add(document: unknown, uri: string): SchemaDocument {
    const { resource: absolute, fragment } = splitFragment(resolveUri(uri, anonymousBase));
    if (!isAbsoluteUri(absolute)) {
      throw new SchemaError(
        "invalid-uri",
        { uri, pointer: "" },
        `"${uri}" is not a URI that a document can be added under`,
      );
    }
    if (fragment !== undefined && fragment !== "") {
      throw new SchemaError(
        "invalid-uri",
        { uri, pointer: "" },
        `a document cannot be added under the URI "${uri}": it must have no fragment`,
      );
    }
    const root = snapshot(document, ({ reason, pointer }) => {
      throw new SchemaError("not-json", { uri: absolute, pointer }, reason);
    });
    const known = this.#documents.get(absolute);
    if (known) {
      if (equal(known.root, root)) return known;
      throw new SchemaError(
        "duplicate-identifier",
        { uri: absolute, pointer: "" },
        "another document was added under this URI",
      );
    }
    const added: SchemaDocument = { root, uri: absolute, resources: new Map(), trusted: this.#trusted };
    this.#documents.set(absolute, added);
    // What could not be used for want of another document may be usable now.
    this.#waiting.push(...this.#failed.splice(0), added);
    this.#failures.clear();
    return added;
  }

  /**
   * The root of a document that was added to this layer.
   *
   * @throws SchemaError when it cannot be indexed.
   */
  rootOf(document: SchemaDocument): Place {
    this.#index();
    const resource = document.resources.get(document.root) ?? this.#resources.get(document.uri);
    const failure = this.#failures.get(document.uri);
    if (failure || !resource) throw failure ?? new TypeError(`${document.uri} was added to another registry`);
    return { resource, pointer: "", json: resource.root };
  }

  /**
   * The schema that a URI reference leads to.
   *
   * @param reference - As it stands in the schema.
   * @param from - The place of the keyword that holds it, for messages, and its base URI.
   * @throws SchemaError when it leads nowhere, or to a document that cannot be used.
   */
  resolve(reference: string, from: SchemaPlace): Resolved {
    const { resource: uri, fragment = "" } = splitFragment(resolveUri(reference, from.uri));
    const fail = (reason: string): never => {
      throw new SchemaError("unresolvable-reference", from, reason);
    };
    const resource = this.#find(uri);
    if (!resource)
      return fail(
        `nothing is known under ${uri}; documents that a schema refers to must be added first${this.#mentionFailure()}`,
      );
    if (fragment === "" || fragment.startsWith("/")) {
      const tokens = tokensOf(fragment) ?? fail(`"${fragment}" is not a JSON Pointer`);
      const place = this.descend({ resource, pointer: "", json: resource.root }, tokens);
      if (!place || (!isObject(place.json) && typeof place.json !== "boolean"))
        return fail(`there is no schema at ${uri}#${fragment}`);
      return { place, dynamicAnchor: fragment === "" && resource.dynamicAnchors.has("") ? "" : undefined };
    }
    const place = resource.anchors.get(fragment) ?? fail(`there is no anchor "${fragment}" in ${uri}`);
    return { place, dynamicAnchor: resource.dynamicAnchors.get(fragment)?.json === place.json ? fragment : undefined };
  }

  /**
   * Where a URI points to, in terms of the document: schema or not. Nothing has to stand there, and a document that cannot
   * be used is found by the URI it was added under.
   */
  locate(uri: string): { document: SchemaDocument; pointer: string } | undefined {
    const { resource: base, fragment = "" } = splitFragment(resolveUri(uri, anonymousBase));
    this.#index();
    const resource = this.#resources.get(base);
    const document = resource?.document ?? this.#documents.get(base);
    if (!document) return this.#below?.locate(uri);
    const place = resource?.anchors.get(fragment);
    const start = (place?.resource ?? resource)?.documentPointer ?? "";
    return { document, pointer: start + (place?.pointer ?? (fragment.startsWith("/") ? fragment : "")) };
  }

  /** What stands at a path below a place; a resource that begins on the way is entered. */
  descend(place: Place, path: readonly string[]): Place | undefined {
    let { resource, pointer, json } = place;
    for (const token of path) {
      if (typeof json !== "object" || json === null || !Object.hasOwn(json, token)) return undefined;
      if (Array.isArray(json) && !/^(?:0|[1-9]\d*)$/.test(token)) return undefined;
      json = (json as Record<string, Json>)[token] as Json;
      pointer = pointerTo(pointer, token);
      const inner = isObject(json) ? resource.document.resources.get(json) : undefined;
      if (inner) [resource, pointer] = [inner, ""];
    }
    return { resource, pointer, json };
  }

  /** The resource of a URI, in this layer or below. */
  #find(uri: string): SchemaResource | undefined {
    if (!this.#resources.has(uri)) this.#index();
    const failure = this.#failures.get(uri);
    if (failure) throw failure;
    return this.#resources.get(uri) ?? (this.#below && this.#below.#find(uri));
  }

  /** A document that was added and cannot be used may be the one that is missed. */
  #mentionFailure(): string {
    const [failure] = this.#failures.values();
    return failure ? ` (one that was added cannot be used: ${failure.message})` : "";
  }

  #index(): void {
    for (const { metaSchema, uri } of this.#offered.splice(0)) this.add(metaSchema, uri);
    for (let document = this.#waiting.shift(); document; document = this.#waiting.shift()) {
      document.resources.clear();
      try {
        indexDocument(document, this.#installed.fallback, (uri, place) => this.#dialect(uri, place));
        const resources = [...document.resources.values()];
        for (const resource of resources) this.#refuseDuplicate(resource);
        for (const resource of resources) this.#resources.set(resource.uri, resource);
        // A document is known by the URI it was added under, too.
        this.#resources.set(document.uri, resources[0] as SchemaResource);
      } catch (error) {
        if (!(error instanceof SchemaError)) throw error;
        this.#failed.push(document);
        this.#failures.set(document.uri, error);
        for (const { uri } of document.resources.values())
          if (!this.#resources.has(uri)) this.#failures.set(uri, error);
      }
    }
  }

  #refuseDuplicate({ uri, root, document, documentPointer }: SchemaResource): void {
    const other = this.#resources.get(uri) ?? this.#below?.addedUnder(uri);
    if (!other || other.document === document || equal(other.root, root)) return;
    const at = { uri: document.uri, pointer: documentPointer };
    const error = new SchemaError("duplicate-identifier", at, `${uri} already names a different schema`);
    // Whoever asks for it cannot be told which one is meant.
    this.#failures.set(uri, error);
    throw error;
  }

  /** What documents that were added say of a URI: the meta-schemas of installed dialects may be replaced. */
  addedUnder(uri: string): SchemaResource | undefined {
    if (this.#trusted) return undefined;
    this.#index();
    const failure = this.#failures.get(uri);
    if (failure) throw failure;
    return this.#resources.get(uri) ?? this.#below?.addedUnder(uri);
  }

  /** The dialect of a URI: an installed one, or one that an added meta-schema describes. */
  #dialect(uri: string, place: Place): Dialect {
    const normal = isAbsoluteUri(uri) ? resolveUri(uri, uri) : uri;
    const known = this.#installed.dialects.get(normal) ?? this.#dialects.get(normal);
    if (known) return known;
    const at = { uri: place.resource.uri, pointer: place.pointer, keyword: "$schema" };
    const metaSchema = this.#find(normal);
    if (!metaSchema) {
      const installed = [...this.#installed.dialects.keys()].join(", ");
      throw new SchemaError("unknown-dialect", at, `the dialect ${uri} is not known; installed are ${installed}`);
    }
    const dialect = this.#describedBy(metaSchema, normal, at);
    this.#dialects.set(normal, dialect);
    return dialect;
  }

  #describedBy(
    metaSchema: SchemaResource,
    uri: string,
    at: { uri: string; pointer: string; keyword: string },
  ): Dialect {
    const { core, vocabularies: own, admits } = metaSchema.dialect;
    const described = { uri, metaSchema: metaSchema.root, core, admits };
    // A meta-schema that lists no vocabularies describes a subset of what its own dialect says.
    if (!metaSchema.vocabularies) return defineDialect({ ...described, vocabularies: own });
    const spoken: Vocabulary[] = [];
    for (const [vocabularyUri, required] of metaSchema.vocabularies) {
      const vocabulary = this.#installed.vocabularies.get(vocabularyUri);
      if (vocabulary) spoken.push(required ? asRequired(vocabulary) : vocabulary);
      else if (required) {
        throw new SchemaError(
          "unknown-vocabulary",
          at,
          `the dialect ${uri} requires the vocabulary ${vocabularyUri}, which is not installed`,
        );
      }
    }
    return defineDialect({ ...described, vocabularies: spoken });
  }
}
