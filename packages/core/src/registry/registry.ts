import { SchemaError, type SchemaErrorLocation } from "../errors/schema-error.js";
import { equal } from "../json/equal.js";
import { appendToken, tokensOf, valueAt } from "../json/pointer.js";
import { type NotJsonProblem, snapshot } from "../json/snapshot.js";
import { canBeSchema, type Json } from "../json/types.js";
import { anonymousBase, isAbsoluteUri, resolveUri, splitFragment } from "../json/uri.js";
import { describeValue } from "../errors/check-arguments.js";
import { DialectLookup, normalizeUri } from "./dialect-lookup.js";
import type { Dialect } from "../keyword/dialect.js";
import type { Environment } from "./environment.js";
import { orReport, type RefuseOrReport, refuseAll } from "./fault.js";
import { indexDocument } from "./index-document.js";
import { schemesOf } from "./official-uris.js";
import type { SchemaDocument, SchemaLocation, SchemaResource } from "./resource.js";

/** The target of a reference. */
export interface ResolvedReference {
  readonly location: SchemaLocation;
  /** The anchor in the reference, if it is a dynamic anchor. */
  readonly dynamicAnchor: string | undefined;
}

/**
 * Holds documents, and finds their resources: what each URI and anchor identifies.
 *
 * A registry is a layer on top of another: a URI that is not found in a layer is looked up in the one below. Documents are
 * indexed on the first lookup after they were added, so they may be added in any order. A document that cannot be indexed
 * causes an error only when something refers to it.
 */
export class Registry {
  /** The dialects of its schemas. */
  readonly dialects: DialectLookup;
  readonly #below: Registry | undefined;
  readonly #environment: Environment;
  readonly #trusted: boolean;
  /** Whether the meta-schemas of the environment still have to be added. */
  #metaSchemasPending: boolean;
  readonly #unindexed: SchemaDocument[] = [];
  readonly #documents = new Map<string, SchemaDocument>();
  readonly #resources = new Map<string, SchemaResource>();
  readonly #failed: SchemaDocument[] = [];
  readonly #failures = new Map<string, SchemaError>();

  private constructor(environment: Environment, below: Registry | undefined, trusted: boolean) {
    this.#environment = environment;
    this.#below = below;
    this.#trusted = trusted;
    this.#metaSchemasPending = trusted;
    this.dialects = new DialectLookup(environment, (uri) => this.#find(uri));
  }

  /** Makes the lowest layer, which holds the meta-schemas of the installed dialects and vocabularies. */
  static of(environment: Environment): Registry {
    return new Registry(environment, undefined, true);
  }

  /** Makes a layer on top of this one. */
  layer(): Registry {
    return new Registry(this.#environment, this, false);
  }

  /**
   * Makes a registry of the same documents that reports errors, whose places are left open.
   *
   * @param extendDialect - Returns a dialect with the same URI in place of each installed one.
   */
  tolerant(leaveOpen: RefuseOrReport, extendDialect: (dialect: Dialect) => Dialect): Registry {
    const { dialects, defaultDialect } = this.#environment;
    const extended = new Map([...new Set(dialects.values())].map((each) => [each, extendDialect(each)]));
    const extendedOf = (dialect: Dialect): Dialect => extended.get(dialect) ?? dialect;
    const environment: Environment = {
      ...this.#environment,
      dialects: new Map(Array.from(dialects, ([uri, dialect]) => [uri, extendedOf(dialect)])),
      defaultDialect: extendedOf(defaultDialect),
      leaveOpen,
    };
    const copy = Registry.of(environment).layer();
    for (const { root, uri } of this.#documents.values()) copy.#add(root, uri);
    return copy;
  }

  /**
   * Adds a document under a URI, which may be relative to {@link anonymousBase}. The document is copied; later changes to the
   * original have no effect.
   *
   * @throws SchemaError if the document is not JSON, or the URI already identifies another document.
   */
  add(document: unknown, uri: string): SchemaDocument {
    const { resource: absolute, fragment } = splitFragment(resolveUri(uri, anonymousBase));
    if (!isAbsoluteUri(absolute)) {
      throw new SchemaError(
        "invalid-uri",
        { uri, pointer: "" },
        `a document cannot be added under "${uri}": it is not a URI`,
      );
    }
    if (fragment !== undefined && fragment !== "") {
      throw new SchemaError(
        "invalid-uri",
        { uri, pointer: "" },
        `a document cannot be added under "${uri}": the URI must not have a fragment`,
      );
    }
    return this.#add(document, absolute);
  }

  /** Adds a document under a URI that is made from a number. */
  addUnnamed(document: unknown, number: number): SchemaDocument {
    return this.#add(document, `${anonymousBase}${number}`);
  }

  /**
   * Refuses a document that was just added, and removes it: if it, or a schema in it, has the URI of another document, or if no
   * schema can refer to it. A document whose dialect is not known yet is not refused here, but when it is indexed.
   *
   * @param isNamed - Whether the document was added under a URI of its own.
   * @throws SchemaError
   */
  refuseUnusable(document: SchemaDocument, isNamed: boolean): void {
    const i = this.#unindexed.indexOf(document);
    if (i < 0 || this.#environment.leaveOpen || !this.#canBeIndexed(document)) return;
    this.#unindexed.splice(i, 1);
    const resources = [...document.resources.values()];
    try {
      for (const resource of resources) this.#refuseDuplicate(resource);
      this.#refuseDuplicate({ ...(resources[0] as SchemaResource), uri: document.uri });
      if (!isNamed && resources.every(({ uri }) => uri === document.uri)) {
        const reason = "no schema can refer to this document: give it an identifier, or add it with a URI";
        throw new SchemaError("missing-identifier", { uri: document.uri, pointer: "" }, reason);
      }
    } catch (error) {
      this.#documents.delete(document.uri);
      throw error;
    }
    this.#addResources(document);
  }

  /** Indexes a document if all dialects in it are known already. */
  #canBeIndexed(document: SchemaDocument): boolean {
    try {
      indexDocument(document, this.#environment.defaultDialect, (uri, location) => {
        if (this.dialects.known(uri) || this.#resources.has(normalizeUri(uri)))
          return this.dialects.declared(uri, location);
        throw new SchemaError(
          "unknown-dialect",
          { uri: location.resource.uri, pointer: location.pointer },
          "not known yet",
        );
      });
      return true;
    } catch (error) {
      if (!(error instanceof SchemaError)) throw error;
      document.resources.clear();
      document.schemas.clear();
      return false;
    }
  }

  #addResources(document: SchemaDocument): void {
    const [root] = document.resources.values();
    for (const resource of document.resources.values()) this.#addResource(resource.uri, resource);
    // A document is also found by the URI it was added under.
    this.#addResource(document.uri, root as SchemaResource);
  }

  #addResource(uri: string, resource: SchemaResource): void {
    // Two documents may have a URI if that is left open: then the first one has it.
    if (!this.#environment.leaveOpen || !this.#resources.has(uri)) this.#resources.set(uri, resource);
  }

  #add(document: unknown, uri: string): SchemaDocument {
    const refuse = ({ reason, pointer }: NotJsonProblem): never => {
      throw new SchemaError("not-json", { uri, pointer }, reason);
    };
    const root = snapshot(document, refuse, this.#trusted ? undefined : this.#environment.sizeLimit);
    const known = this.#documents.get(uri);
    if (known) {
      if (equal(known.root, root)) return known;
      throw new SchemaError("duplicate-identifier", { uri, pointer: "" }, "another document was added under this URI");
    }
    const added: SchemaDocument = {
      root,
      uri,
      resources: new Map(),
      schemas: new Map(),
      trusted: this.#trusted,
    };
    this.#documents.set(uri, added);
    // Documents that failed are indexed again: the new document may be what they lacked.
    this.#unindexed.push(...this.#failed.splice(0), added);
    this.#failures.clear();
    return added;
  }

  /**
   * Returns the root schema of a document in this layer.
   *
   * @throws SchemaError if the document cannot be indexed.
   */
  rootOf(document: SchemaDocument): SchemaLocation {
    this.#index();
    const failure = this.#failures.get(document.uri);
    if (failure) throw failure;
    const resource = document.resources.get(document.root) as SchemaResource;
    return { resource, pointer: "", json: document.root };
  }

  /**
   * Resolves a URI reference to a schema.
   *
   * @param reference - The reference as it stands in the schema.
   * @param from - The location of the reference, for errors. Its `uri` is the base URI.
   * @throws SchemaError if the reference leads nowhere, or to a document that cannot be indexed.
   */
  resolve(reference: string, from: SchemaErrorLocation): ResolvedReference {
    // Most references lead into the same resource, whose URI is normalised already.
    const resolved = reference.startsWith("#") ? from.uri + reference : resolveUri(reference, from.uri);
    const { resource: uri, fragment = "" } = splitFragment(resolved);
    const fail = (reason: string, missing?: readonly string[]): never => {
      const hint = this.#meantReference(reference, from.uri);
      throw new SchemaError("unresolvable-reference", from, `${reason}${hint}`, undefined, missing);
    };
    const resource = this.#find(uri);
    if (!resource) {
      const reason = `no schema is known by the URI ${uri}; add the document before compiling`;
      return fail(`${reason}${this.#mentionFailure()}`, [uri]);
    }
    if (fragment === "" || fragment.startsWith("/")) {
      const tokens = tokensOf(fragment) ?? fail(`"${fragment}" is not a JSON Pointer`);
      const location = this.descend({ resource, pointer: "", json: resource.root }, tokens);
      if (!location) return fail(`there is no schema at ${uri}#${fragment}`);
      if (!canBeSchema(location.json))
        return fail(
          `there is no schema at ${uri}#${fragment}, but ${describeValue(location.json)}; a schema is an object or a boolean`,
        );
      return { location, dynamicAnchor: fragment === "" && resource.dynamicAnchors.has("") ? "" : undefined };
    }
    const location = resource.anchors.get(fragment) ?? fail(`there is no anchor "${fragment}" in ${uri}`);
    return {
      location,
      dynamicAnchor: resource.dynamicAnchors.get(fragment)?.json === location.json ? fragment : undefined,
    };
  }

  /** The end of an error: a fragment that was probably meant by a reference that leads nowhere. */
  #meantReference(reference: string, base: string): string {
    const resource = this.#find(base);
    if (!resource) return "";
    const name = reference.replace(/^#?\/?/, "");
    if (resource.anchors.has(name)) return `; did you mean "#${name}"?`;
    const path = name === "" ? undefined : tokensOf(`/${splitFragment(`#${name}`).fragment ?? ""}`);
    const location = path && this.descend({ resource, pointer: "", json: resource.root }, path);
    const isMeant = location !== undefined && canBeSchema(location.json) && reference !== `#/${name}`;
    return isMeant ? `; did you mean "#/${name}"?` : "";
  }

  /**
   * Returns the document of a URI, and the pointer in it. The pointer need not lead to a schema or to any value. A document
   * that cannot be indexed is found by the URI it was added under, and by the identifiers before the error.
   */
  locate(uri: string): { document: SchemaDocument; pointer: string } | undefined {
    const { resource: base, fragment = "" } = splitFragment(resolveUri(uri, anonymousBase));
    this.#index();
    const resource = this.#resources.get(base) ?? this.#failedResource(base);
    const document = resource?.document ?? this.#documents.get(base);
    if (!document) return this.#below?.locate(uri);
    const location = resource?.anchors.get(fragment);
    const start = (location?.resource ?? resource)?.documentPointer ?? "";
    return { document, pointer: start + (location?.pointer ?? (fragment.startsWith("/") ? fragment : "")) };
  }

  /** Returns the resource of a URI in a document that cannot be indexed, if it was found before the error. */
  #failedResource(uri: string): SchemaResource | undefined {
    const resources = this.#failed.flatMap((document) => [...document.resources.values()]);
    return resources.find((resource) => resource.uri === uri);
  }

  /** Returns the location at a path below another one, in the innermost resource that has it; `undefined` if nothing is there. */
  descend(location: SchemaLocation, path: readonly string[]): SchemaLocation | undefined {
    const json = valueAt(location.json, path) as Json | undefined;
    if (json === undefined) return undefined;
    return location.resource.document.schemas.get(json) ?? this.#walk(location, path);
  }

  /** Does the same for a boolean schema, and for a value that is not the subschema of a keyword. */
  #walk(location: SchemaLocation, path: readonly string[]): SchemaLocation {
    let { resource, pointer, json } = location;
    for (const token of path) {
      json = valueAt(json, [token]) as Json;
      pointer = appendToken(pointer, token);
      const embedded = resource.document.resources.get(json);
      if (embedded) [resource, pointer] = [embedded, ""];
    }
    return { resource, pointer, json };
  }

  /** Returns the resource of a URI, in this layer or below. */
  #find(uri: string): SchemaResource | undefined {
    this.#index();
    const failure = this.#failures.get(uri);
    if (failure) throw failure;
    return this.#resources.get(uri) ?? (this.#below ? this.#below.#find(uri) : this.#officialResource(uri));
  }

  /** Returns the resource of an official URI that has the other scheme. */
  #officialResource(uri: string): SchemaResource | undefined {
    const variant = schemesOf(uri).find((each) => this.#resources.has(each));
    return variant === undefined ? undefined : this.#resources.get(variant);
  }

  /** Mentions a document that could not be indexed: it may be the one that is missing. */
  #mentionFailure(): string {
    const [failure] = this.#failures.values();
    return failure ? ` (a document that was added cannot be used: ${failure.message})` : "";
  }

  #index(): void {
    this.#addMetaSchemas();
    for (let document = this.#unindexed.shift(); document; document = this.#unindexed.shift()) {
      document.resources.clear();
      document.schemas.clear();
      try {
        const { defaultDialect, leaveOpen = refuseAll } = this.#environment;
        indexDocument(document, defaultDialect, (...declared) => this.#declaredDialect(...declared), leaveOpen);
        for (const resource of document.resources.values()) this.#refuseAmbiguous(resource);
        this.#addResources(document);
      } catch (error) {
        if (!(error instanceof SchemaError)) throw error;
        this.#failed.push(document);
        this.#failures.set(document.uri, error);
        for (const { uri } of document.resources.values())
          if (!this.#resources.has(uri)) this.#failures.set(uri, error);
      }
    }
  }

  #declaredDialect(uri: string, location: SchemaLocation): Dialect | undefined {
    const { leaveOpen = refuseAll } = this.#environment;
    return orReport(leaveOpen, () => this.dialects.declared(uri, location));
  }

  #addMetaSchemas(): void {
    if (!this.#metaSchemasPending) return;
    this.#metaSchemasPending = false;
    const { vocabularies, dialects } = this.#environment;
    for (const { metaSchema, uri } of [...vocabularies.values(), ...new Set(dialects.values())])
      if (metaSchema !== undefined) this.add(metaSchema, uri);
  }

  #refuseDuplicate({ uri, root, document, documentPointer }: SchemaResource): void {
    const other = this.#resources.get(uri) ?? this.#below?.addedResource(uri);
    if (!other || other.document === document || equal(other.root, root)) return;
    const at = { uri: document.uri, pointer: documentPointer };
    throw new SchemaError("duplicate-identifier", at, `${uri} already identifies a different schema`);
  }

  /** Refuses a duplicate. The document stays, so the URI is ambiguous, and lookups of it fail as well. */
  #refuseAmbiguous(resource: SchemaResource): void {
    try {
      this.#refuseDuplicate(resource);
    } catch (error) {
      const { leaveOpen } = this.#environment;
      if (leaveOpen && error instanceof SchemaError) return leaveOpen(error);
      this.#failures.set(resource.uri, error as SchemaError);
      throw error;
    }
  }

  /** Returns the resource of a URI among the added documents, which may replace the meta-schemas of installed dialects. */
  addedResource(uri: string): SchemaResource | undefined {
    if (this.#trusted) return undefined;
    this.#index();
    const failure = this.#failures.get(uri);
    if (failure) throw failure;
    return this.#resources.get(uri) ?? this.#below?.addedResource(uri);
  }
}
