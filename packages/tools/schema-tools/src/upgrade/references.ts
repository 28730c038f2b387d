import { encodeFragment, splitFragment } from "@argot/core/json";
import type { SourceEdit } from "@argot/source-text/text";
import type { IndexedDocument, IndexedReference, SchemaIndex } from "../schema-index/index.js";
import type { Moves } from "./moves.js";

/** A reference to a schema that moves. */
export interface MovedReference {
  readonly reference: IndexedReference;
  readonly edit: SourceEdit;
  /** The document that it leads to. */
  readonly to: IndexedDocument;
}

/** The references of a document that must be written in another way, since schemas move. */
export function movedReferences(
  document: IndexedDocument,
  index: SchemaIndex,
  movesOf: (document: IndexedDocument) => Moves | undefined,
): readonly MovedReference[] {
  return document.schemas.flatMap(({ keywords }) =>
    keywords.flatMap(({ references }) =>
      references.flatMap((reference): MovedReference[] => {
        const { uri, text, pointer } = reference;
        if (uri === undefined) return [];
        const { resource: base, fragment = "" } = splitFragment(uri);
        const resource = index.resourceOf(base);
        const moves = resource && movesOf(resource.document);
        if (!resource || !moves || moves.isEmpty || !fragment.startsWith("/")) return [];
        const target = moves.after(resource.pointer + fragment).slice(moves.after(resource.pointer).length);
        if (target === fragment) return [];
        const value = `${text.replace(/#.*$/s, "")}#${encodeFragment(target)}`;
        return [{ reference, edit: { op: "replace", pointer, value }, to: resource.document }];
      }),
    ),
  );
}
