import { encodeFragment, isAbsoluteUri, splitFragment, tokensOf } from "@argot/core/json";
import type { IndexedDocument, IndexedReference, IndexedResource } from "../schema-index/index.js";
import { relativeUri } from "./relative-uri.js";
import { rootOf } from "./root-of.js";
import { identifierKeyword } from "../schema-index/special-keywords.js";

/** A reference to a document by a URI that may change. */
interface Link {
  readonly reference: IndexedReference;
  readonly from: IndexedResource;
  readonly to: IndexedDocument;
  /** The URI of the reference without its fragment. */
  readonly base: string;
  readonly fragment: string | undefined;
}

/**
 * The identifiers of documents in a bundle, and the references to them.
 *
 * A schema without an absolute identifier may be moved, so its relative references must lead to relative identifiers.
 * If a schema with an absolute identifier refers to the same document, both become absolute.
 */
export class Addresses {
  /** The documents of the bundle, the entry first. */
  readonly documents: readonly IndexedDocument[];
  readonly #entry: IndexedDocument;
  readonly #links: readonly Link[];
  /** The documents whose URI in the bundle does not depend on the location of the bundle. */
  readonly #absolute: ReadonlySet<IndexedDocument>;

  constructor(documents: Iterable<IndexedDocument>, entry: IndexedDocument) {
    this.documents = [...documents];
    this.#entry = entry;
    this.#links = this.documents.flatMap(linksFrom);
    this.#absolute = this.#absoluteDocuments();
  }

  #absoluteDocuments(): ReadonlySet<IndexedDocument> {
    const absolute = new Set(this.documents.filter((each) => isAnchored(rootOf(each))));
    // References to the entry from other documents need its URI.
    if (this.#links.some(({ to }) => to === this.#entry)) absolute.add(this.#entry);
    if (absolute.has(this.#entry)) return new Set(this.documents);
    for (let size = -1; size < absolute.size;) {
      size = absolute.size;
      for (const { from, to, reference } of this.#links)
        if (isAnchored(from) || absolute.has(from.document) || isAbsoluteUri(reference.text)) absolute.add(to);
    }
    return absolute;
  }

  /** The new identifier of a document; `undefined` if it keeps its own. */
  newIdentifier(document: IndexedDocument): string | undefined {
    const root = rootOf(document);
    if (isAnchored(root)) return undefined;
    if (document === this.#entry) return this.#absolute.has(document) ? root.uri : undefined;
    const isNear = !this.#absolute.has(document) || this.#absolute.has(this.#entry);
    return isNear ? relativeUri(root.uri, rootOf(this.#entry).uri) : root.uri;
  }

  /** New texts for the references of a document that would lead elsewhere in the bundle, by location. */
  newReferences(document: IndexedDocument): ReadonlyMap<string, string> {
    const changes = new Map<string, string>();
    for (const { reference, from, to, base, fragment } of this.#links) {
      if (from.document !== document) continue;
      const isAbsolute = this.#absolute.has(to);
      const resolvesAbsolutely = isAbsoluteUri(reference.text) || isAnchored(from) || this.#absolute.has(document);
      const target = to.resources.find(({ uri }) => uri === base);
      if (target && resolvesAbsolutely === isAbsolute) continue;
      const uri = (target ?? rootOf(to)).uri;
      const suffix = fragment === undefined ? "" : `#${encodeFragment(fragment)}`;
      changes.set(reference.pointer, (isAbsolute ? uri : relativeUri(uri, from.uri)) + suffix);
    }
    return changes;
  }
}

const linksFrom = ({ schemas }: IndexedDocument): readonly Link[] =>
  schemas.flatMap(({ resource: from, keywords }) =>
    keywords.flatMap(({ references }) =>
      references.flatMap((reference): Link[] => {
        const { uri, target } = reference;
        if (uri === undefined || target.kind !== "schema") return [];
        const to = target.schema.resource.document;
        const { resource: base, fragment } = splitFragment(uri);
        const isWithin = to === from.document && to.resources.some((each) => each.uri === base);
        return isWithin ? [] : [{ reference, from, to, base, fragment }];
      }),
    ),
  );

/** Whether the URI of a resource is independent of the location of its document. */
function isAnchored(resource: IndexedResource): boolean {
  for (let each: IndexedResource | undefined = resource; each; each = each.enclosing)
    if (isAbsoluteUri(identifierOf(each))) return true;
  return false;
}

/** The identifier as it is written; empty if there is none. */
function identifierOf({ identified, dialect, document, pointer }: IndexedResource): string {
  const keyword = identified ? identifierKeyword(dialect) : undefined;
  if (!keyword) return "";
  const root = (tokensOf(pointer) ?? []).reduce<unknown>(
    (value, token) => (value as Record<string, unknown>)[token],
    document.root,
  );
  return String((root as Record<string, unknown>)[keyword.name]);
}
