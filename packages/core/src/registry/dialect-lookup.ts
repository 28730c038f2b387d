import { SchemaError, type SchemaErrorLocation } from "../errors/schema-error.js";
import { isObject, type Json } from "../json/types.js";
import { resolveUri } from "../json/uri.js";
import { type Dialect, defineDialect, unchecked } from "../keyword/dialect.js";
import { asRequired, type Vocabulary } from "../keyword/vocabulary.js";
import { declaredDialect, dialectKeyword } from "./declared-dialect.js";
import type { Environment } from "./environment.js";
import { indexDocument } from "./index-document.js";
import { dialectUrisOf } from "./official-uris.js";
import type { SchemaDocument, SchemaLocation, SchemaResource } from "./resource.js";
import { suggestInstalled } from "./suggest-installed.js";

/** Returns the resource of a URI, if a document has it. */
type FindResource = (uri: string) => SchemaResource | undefined;

/** The resources in a document that may be meta-schemas. */
interface EmbeddedIndex {
  /** The resources with known dialects, by URI. */
  readonly resources: ReadonlyMap<string, SchemaResource>;
  /** How many dialects were described when the index was made. */
  readonly described: number;
  /** How often the document has been indexed for it. */
  readonly attempt: number;
}

/** Maximum length of a chain of dialects in one document, each described by a meta-schema in the dialect before it. */
const maxEmbeddedIndexes = 50;

/** Finds the dialects that schemas declare: those that are installed, and those that added meta-schemas describe. */
export class DialectLookup {
  readonly #environment: Environment;
  readonly #findResource: FindResource;
  /** The dialects that meta-schemas describe, by the URIs by which they were looked up. */
  readonly #described = new Map<string, Dialect>();
  /** The meta-schemas in documents, by the roots of the documents. */
  readonly #embedded = new Map<Json, EmbeddedIndex>();

  constructor(environment: Environment, findResource: FindResource) {
    this.#environment = environment;
    this.#findResource = findResource;
  }

  /**
   * Returns the dialect of a URI.
   *
   * @param at - The location of the URI, for errors.
   * @throws SchemaError if there is no such dialect, or it requires a vocabulary that is not installed.
   */
  byUri(uri: string, at: SchemaErrorLocation): Dialect {
    return this.#lookup(uri, at, this.#findResource);
  }

  /**
   * Returns the dialect that a schema declares.
   *
   * @throws SchemaError as {@link byUri} does, and if all schemas are pinned to another one.
   */
  declared(uri: string, location: SchemaLocation): Dialect {
    this.refuseOther(location);
    const { document } = location.resource;
    return this.#lookup(
      uri,
      errorLocationOf(location),
      (metaSchema) => this.#findResource(metaSchema) ?? this.#embeddedMetaSchema(metaSchema, document),
    );
  }

  /** Returns the dialect of a URI if no document has to be searched for it. */
  known(uri: string): Dialect | undefined {
    const normalized = normalizeUri(uri);
    return this.#described.get(normalized) ?? this.#installed(normalized);
  }

  /**
   * Refuses a schema that declares another dialect than the one that all schemas are pinned to.
   *
   * @throws SchemaError that names both dialects.
   */
  refuseOther(location: SchemaLocation): void {
    const { defaultDialect, pinned } = this.#environment;
    // Installed meta-schemas may be written in any dialect.
    if (!pinned || location.resource.document.trusted || !isObject(location.json)) return;
    const uri = declaredDialect(location.json);
    if (uri === undefined || this.#installed(normalizeUri(uri)) === defaultDialect) return;
    const reason = `it declares the dialect ${uri}, but all schemas are pinned to ${defaultDialect.uri}`;
    throw new SchemaError("other-dialect", errorLocationOf(location), reason);
  }

  #lookup(uri: string, at: SchemaErrorLocation, findMetaSchema: FindResource): Dialect {
    const { dialects } = this.#environment;
    // Most schemas have the URI of an installed dialect as it stands.
    const installedAs = dialects.get(uri);
    if (installedAs) return installedAs;
    const normalized = normalizeUri(uri);
    const known = this.#described.get(normalized) ?? dialects.get(normalized);
    if (known) return known;
    const metaSchema = findMetaSchema(normalized);
    if (!metaSchema) {
      // Documents may have the official URI of a dialect with the other scheme, so this comes after them.
      const installed = this.#installed(normalized);
      if (installed) return installed;
      const hint = suggestInstalled(normalized, dialects.keys());
      throw new SchemaError("unknown-dialect", at, `the dialect ${uri} is not known${hint}`, undefined, [normalized]);
    }
    // The URI of the document and the identifier in it select the same dialect.
    const dialect =
      dialects.get(metaSchema.uri) ??
      this.#described.get(metaSchema.uri) ??
      this.#environment.withAddedKeywords(this.#describedBy(metaSchema, at));
    this.#described.set(normalized, dialect).set(metaSchema.uri, dialect);
    return dialect;
  }

  /** An installed dialect, by its URI or by the same official URI with the other scheme. */
  #installed(uri: string): Dialect | undefined {
    const { dialects } = this.#environment;
    const variant = dialects.has(uri) ? uri : dialectUrisOf(uri).find((each) => dialects.has(each));
    return variant === undefined ? undefined : dialects.get(variant);
  }

  /** Finds a meta-schema in the document that declares its dialect, if the dialect of the meta-schema is known. */
  #embeddedMetaSchema(uri: string, document: SchemaDocument): SchemaResource | undefined {
    let index = this.#embedded.get(document.root) ?? this.#indexEmbedded(document, 1);
    // A meta-schema may be written in a dialect that was described since.
    if (!index.resources.has(uri) && index.described !== this.#described.size && index.attempt < maxEmbeddedIndexes)
      index = this.#indexEmbedded(document, index.attempt + 1);
    return index.resources.get(uri);
  }

  /** Indexes a document in the default dialect wherever a dialect is not known, only to find meta-schemas in it. */
  #indexEmbedded({ root, uri, trusted }: SchemaDocument, attempt: number): EmbeddedIndex {
    const provisional: Dialect = { ...this.#environment.defaultDialect, allowsUnknown: undefined };
    const document: SchemaDocument = { root, uri, resources: new Map(), schemas: new Map(), trusted };
    try {
      indexDocument(document, provisional, (declared) => this.known(declared) ?? provisional);
    } catch (error) {
      // The document cannot be used in any case. The error is found again when it is indexed.
      if (!(error instanceof SchemaError)) throw error;
      document.resources.clear();
    }
    const known = [...document.resources.values()].filter(({ dialect }) => dialect !== provisional);
    const resources = new Map(known.map((resource) => [resource.uri, resource]));
    const index = { resources, described: this.#described.size, attempt };
    this.#embedded.set(root, index);
    return index;
  }

  /** Makes the dialect that a meta-schema describes (2020-12 core, section 8.1.2). */
  #describedBy(metaSchema: SchemaResource, at: SchemaErrorLocation): Dialect {
    const { uri } = metaSchema;
    const { core, vocabularies: ownVocabularies, allowsUnknown, check, hints } = metaSchema.dialect;
    const inherited = { core, allowsUnknown, hints, check: check === unchecked ? unchecked : undefined };
    const definition = { uri, metaSchema: metaSchema.root, ...inherited };
    // A meta-schema without `$vocabulary` has the vocabularies of its own dialect.
    if (!metaSchema.vocabularies) return defineDialect({ ...definition, vocabularies: ownVocabularies });
    const vocabularies: Vocabulary[] = [];
    for (const [vocabularyUri, required] of metaSchema.vocabularies) {
      const vocabulary =
        ownVocabularies.find((each) => each.uri === vocabularyUri) ?? this.#environment.vocabularies.get(vocabularyUri);
      if (vocabulary) vocabularies.push(required ? asRequired(vocabulary) : vocabulary);
      else if (required) {
        const hint = suggestInstalled(vocabularyUri, this.#environment.vocabularies.keys());
        throw new SchemaError(
          "unknown-vocabulary",
          at,
          `the dialect ${uri} requires the vocabulary ${vocabularyUri}, which is not installed${hint}`,
        );
      }
    }
    return defineDialect({ ...definition, vocabularies });
  }
}

const errorLocationOf = ({ resource, pointer }: SchemaLocation): SchemaErrorLocation => ({
  uri: resource.uri,
  pointer,
  keyword: dialectKeyword,
});

/** A URI in the form in which dialects are compared. */
export const normalizeUri = (uri: string): string => resolveUri(uri, uri);
