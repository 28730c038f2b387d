import { SchemaError, type SchemaErrorLocation } from "../errors/schema-error.js";
import { equal } from "../json/equal.js";
import { appendToken, tokensOf } from "../json/pointer.js";
import { type NotJsonProblem, type SizeLimit, snapshot } from "../json/snapshot.js";
import { isObject, type Json } from "../json/types.js";
import { isAbsoluteUri, resolveUri, splitFragment } from "../json/uri.js";
import { type Dialect, defineDialect } from "../keyword/dialect.js";
import { asRequired, type Vocabulary } from "../keyword/vocabulary.js";
import { declaredDialect, dialectKeyword } from "./declared-dialect.js";
import { suggestInstalled } from "./suggest-installed.js";
import { indexDocument } from "./index-document.js";
import type { SchemaLocation, SchemaDocument, SchemaResource } from "./resource.js";

/** Relative URIs are resolved against this one, and documents without a URI are numbered under it. */
export const anonymousBase = "argot:/";

/** Dialects and vocabularies that are installed. */
export interface Environment {
  /** By each URI that names them. */
  readonly dialects: ReadonlyMap<string, Dialect>;
  readonly vocabularies: ReadonlyMap<string, Vocabulary>;
  /** For documents that declare none. */
  readonly defaultDialect: Dialect;
  /** Whether documents may declare no other. */
  readonly pinned: boolean;
  /** How large a document may be that is not trusted. */
  readonly sizeLimit: SizeLimit | undefined;
}

/** The target of a reference. */
export interface ResolvedReference {
  readonly location: SchemaLocation;
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
  readonly #installed: Environment;
  readonly #trusted: boolean;
  /** Whether there are meta-schemas that nobody has asked for so far. */
  #offering: boolean;
  readonly #waiting: SchemaDocument[] = [];
  readonly #documents = new Map<string, SchemaDocument>();
  readonly #resources = new Map<string, SchemaResource>();
  readonly #failed: SchemaDocument[] = [];
  readonly #failures = new Map<string, SchemaError>();
  readonly #dialects = new Map<string, Dialect>();

  private constructor(installed: Environment, below: Registry | undefined, trusted: boolean) {
    this.#installed = installed;
    this.#below = below;
    this.#trusted = trusted;
    this.#offering = trusted;
  }

  /** The lowest layer: the meta-schemas of what is installed. */
  static of(installed: Environment): Registry {
    return new Registry(installed, undefined, true);
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
    return this.#add(document, absolute);
  }

  /** The same under a URI that is made of a number. */
  addUnnamed(document: unknown, number: number): SchemaDocument {
    return this.#add(document, `${anonymousBase}${number}`);
  }

  #add(document: unknown, uri: string): SchemaDocument {
    const refuse = ({ reason, pointer }: NotJsonProblem): never => {
      throw new SchemaError("not-json", { uri, pointer }, reason);
    };
    const root = snapshot(document, refuse, this.#trusted ? undefined : this.#installed.sizeLimit);
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
  rootOf(document: SchemaDocument): SchemaLocation {
    this.#index();
    const failure = this.#failures.get(document.uri);
    if (failure) throw failure;
    const resource = document.resources.get(document.root) as SchemaResource;
    return { resource, pointer: "", json: document.root };
  }

  /**
   * The schema that a URI reference leads to.
   *
   * @param reference - As it stands in the schema.
   * @param from - The place of the keyword that holds it, for messages, and its base URI.
   * @throws SchemaError when it leads nowhere, or to a document that cannot be used.
   */
  resolve(reference: string, from: SchemaErrorLocation): ResolvedReference {
    // Most lead into the same resource, whose URI is in normal form.
    const resolved = reference.startsWith("#") ? from.uri + reference : resolveUri(reference, from.uri);
    const { resource: uri, fragment = "" } = splitFragment(resolved);
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
      const location = this.descend({ resource, pointer: "", json: resource.root }, tokens);
      if (!location || (!isObject(location.json) && typeof location.json !== "boolean"))
        return fail(`there is no schema at ${uri}#${fragment}`);
      return { location, dynamicAnchor: fragment === "" && resource.dynamicAnchors.has("") ? "" : undefined };
    }
    const location = resource.anchors.get(fragment) ?? fail(`there is no anchor "${fragment}" in ${uri}`);
    return {
      location,
      dynamicAnchor: resource.dynamicAnchors.get(fragment)?.json === location.json ? fragment : undefined,
    };
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
    const location = resource?.anchors.get(fragment);
    const start = (location?.resource ?? resource)?.documentPointer ?? "";
    return { document, pointer: start + (location?.pointer ?? (fragment.startsWith("/") ? fragment : "")) };
  }

  /** What stands at a path below a place; a resource that begins on the way is entered. */
  descend(location: SchemaLocation, path: readonly string[]): SchemaLocation | undefined {
    let { json }: { json: Json | undefined } = location;
    for (const token of path) json = valueAt(json, token);
    if (json === undefined) return undefined;
    return location.resource.document.schemas.get(json) ?? this.#beneath(location, path);
  }

  /** The same for a value that does not stand where keywords have subschemas, or is a boolean. */
  #beneath(location: SchemaLocation, path: readonly string[]): SchemaLocation {
    let { resource, pointer, json } = location;
    for (const token of path) {
      json = valueAt(json, token) as Json;
      pointer = appendToken(pointer, token);
      const inner = resource.document.resources.get(json);
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
    this.#addOffered();
    for (let document = this.#waiting.shift(); document; document = this.#waiting.shift()) {
      document.resources.clear();
      document.schemas.clear();
      try {
        indexDocument(document, this.#installed.defaultDialect, (uri, location) => this.#declared(uri, location));
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

  #addOffered(): void {
    if (!this.#offering) return;
    this.#offering = false;
    const { vocabularies, dialects } = this.#installed;
    for (const { metaSchema, uri } of [...vocabularies.values(), ...new Set(dialects.values())])
      if (metaSchema !== undefined) this.add(metaSchema, uri);
  }

  #refuseDuplicate({ uri, root, document, documentPointer }: SchemaResource): void {
    const other = this.#resources.get(uri) ?? this.#below?.addedResource(uri);
    if (!other || other.document === document || equal(other.root, root)) return;
    const at = { uri: document.uri, pointer: documentPointer };
    const error = new SchemaError("duplicate-identifier", at, `${uri} already names a different schema`);
    // Whoever asks for it cannot be told which one is meant.
    this.#failures.set(uri, error);
    throw error;
  }

  /** What documents that were added say of a URI: the meta-schemas of installed dialects may be replaced. */
  addedResource(uri: string): SchemaResource | undefined {
    if (this.#trusted) return undefined;
    this.#index();
    const failure = this.#failures.get(uri);
    if (failure) throw failure;
    return this.#resources.get(uri) ?? this.#below?.addedResource(uri);
  }

  /** The dialect that a schema of this layer declares. */
  #declared(uri: string, location: SchemaLocation): Dialect {
    this.refuseOtherDialect(location);
    return this.dialect(uri, locationOf(location));
  }

  /**
   * Refuses a schema that declares another dialect than the one that all are pinned to.
   *
   * @throws SchemaError that names both.
   */
  refuseOtherDialect(location: SchemaLocation): void {
    const { dialects, defaultDialect, pinned } = this.#installed;
    // The meta-schemas of what is installed are nobody's schemas: they may be written in any dialect.
    if (!pinned || location.resource.document.trusted || !isObject(location.json)) return;
    const uri = declaredDialect(location.json);
    if (uri === undefined || dialects.get(normalUri(uri)) === defaultDialect) return;
    const reason = `it declares the dialect ${uri}, while all schemas are pinned to ${defaultDialect.uri}`;
    throw new SchemaError("other-dialect", locationOf(location), reason);
  }

  /**
   * The dialect of a URI: an installed one, or one that an added meta-schema describes.
   *
   * @param at - Where it is named, for messages.
   * @throws SchemaError when there is none, or it needs a vocabulary that is not installed.
   */
  dialect(uri: string, at: SchemaErrorLocation): Dialect {
    const known = this.#knownDialect(uri);
    if (known) return known;
    const normal = normalUri(uri);
    const equivalent = this.#knownDialect(normal);
    if (equivalent) return equivalent;
    const metaSchema = this.#find(normal);
    if (!metaSchema) {
      const instead = suggestInstalled(normal, this.#installed.dialects.keys());
      throw new SchemaError("unknown-dialect", at, `the dialect ${uri} is not known${instead}`);
    }
    // It may be asked for by where its meta-schema lies as well as by the identifier in it.
    const dialect = this.#knownDialect(metaSchema.uri) ?? this.#describedBy(metaSchema, at);
    this.#dialects.set(normal, dialect).set(metaSchema.uri, dialect);
    return dialect;
  }

  #knownDialect(uri: string): Dialect | undefined {
    return this.#installed.dialects.get(uri) ?? this.#dialects.get(uri);
  }

  #describedBy(metaSchema: SchemaResource, at: SchemaErrorLocation): Dialect {
    const { uri } = metaSchema;
    const { core, vocabularies: own, allowsUnknown } = metaSchema.dialect;
    const described = { uri, metaSchema: metaSchema.root, core, allowsUnknown };
    // A meta-schema that lists no vocabularies describes a subset of what its own dialect says.
    if (!metaSchema.vocabularies) return defineDialect({ ...described, vocabularies: own });
    const spoken: Vocabulary[] = [];
    for (const [vocabularyUri, required] of metaSchema.vocabularies) {
      const vocabulary =
        own.find((each) => each.uri === vocabularyUri) ?? this.#installed.vocabularies.get(vocabularyUri);
      if (vocabulary) spoken.push(required ? asRequired(vocabulary) : vocabulary);
      else if (required) {
        const instead = suggestInstalled(vocabularyUri, this.#installed.vocabularies.keys());
        throw new SchemaError(
          "unknown-vocabulary",
          at,
          `the dialect ${uri} requires the vocabulary ${vocabularyUri}, which is not installed${instead}`,
        );
      }
    }
    return defineDialect({ ...described, vocabularies: spoken });
  }
}

/** What a reference token leads to (RFC 6901, section 4). */
function valueAt(json: Json | undefined, token: string): Json | undefined {
  if (typeof json !== "object" || json === null || !Object.hasOwn(json, token)) return undefined;
  return (json as Record<string, Json>)[token];
}

const locationOf = ({ resource, pointer }: SchemaLocation): SchemaErrorLocation => ({
  uri: resource.uri,
  pointer,
  keyword: dialectKeyword,
});

const normalUri = (uri: string): string => resolveUri(uri, uri);
