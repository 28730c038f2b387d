import type { IndexedDocument, SchemaIndex } from "../schema-index/index.js";

/** A schema that something refers to, by JSON Pointers in its document. */
interface Referred {
  readonly pointer: string;
  /** The location of the reference, if it is in the same document. */
  readonly from: string | undefined;
}

/** The schemas of a document that may be referred to, in the order of their pointers. */
type ReferredParts = readonly Referred[];

const known = new WeakMap<SchemaIndex, ReadonlyMap<IndexedDocument, ReferredParts>>();

/**
 * Whether a reference outside of a part of a document leads to a schema in it, or may do so because the schema has an
 * identifier.
 *
 * @param pointer - JSON Pointer of the part.
 */
export function isReferredTo(index: SchemaIndex, document: IndexedDocument, pointer: string): boolean {
  const parts = referredParts(index).get(document) ?? [];
  const isOutside = ({ from }: Referred): boolean => from === undefined || !isWithin(from, pointer);
  return [...partsAt(parts, pointer), ...partsBeneath(parts, pointer)].some(isOutside);
}

/** Whether a part of a document is at or below a pointer. */
export const isWithin = (pointer: string, outer: string): boolean =>
  pointer === outer || pointer.startsWith(`${outer}/`);

/** Computed once for an index, since rules test many parts. */
function referredParts(index: SchemaIndex): ReadonlyMap<IndexedDocument, ReferredParts> {
  const found = known.get(index);
  if (found) return found;
  const parts = new Map<IndexedDocument, Referred[]>(index.documents.map((document) => [document, []]));
  for (const { resource, pointer, identified, keywords } of index.schemas) {
    if (identified) parts.get(resource.document)?.push({ pointer, from: undefined });
    for (const { references } of keywords)
      for (const { target, pointer: from } of references) {
        if (target.kind !== "schema") continue;
        const { document } = target.schema.resource;
        parts.get(document)?.push({
          pointer: target.schema.pointer,
          from: document === resource.document ? from : undefined,
        });
      }
  }
  for (const each of parts.values()) each.sort((a, b) => (a.pointer < b.pointer ? -1 : a.pointer > b.pointer ? 1 : 0));
  known.set(index, parts);
  return parts;
}

const partsAt = (parts: ReferredParts, pointer: string): ReferredParts =>
  following(parts, pointer, (each) => each === pointer);

const partsBeneath = (parts: ReferredParts, pointer: string): ReferredParts =>
  following(parts, `${pointer}/`, (each) => each.startsWith(`${pointer}/`));

/** The parts from the first one that does not come before a text, as long as they belong together. */
function following(parts: ReferredParts, first: string, belongs: (pointer: string) => boolean): ReferredParts {
  let [low, high] = [0, parts.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((parts[middle] as Referred).pointer < first) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while (end < parts.length && belongs((parts[end] as Referred).pointer)) end++;
  return parts.slice(low, end);
}
