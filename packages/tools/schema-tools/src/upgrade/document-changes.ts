import type { SourceEdit } from "@argot/source-text/text";
import type { IndexedDocument, SchemaIndex } from "../schema-index/index.js";
import { Moves } from "./moves.js";
import type { DraftRemark } from "./draft-remark.js";

/** The changes of one document. */
export interface DocumentChanges {
  readonly document: IndexedDocument;
  /** JSON Pointers of the schemas that references lead to. */
  readonly referred: readonly string[];
  readonly edits: SourceEdit[];
  /** Remarks with pointers in the document before the changes. */
  readonly remarks: DraftRemark[];
  readonly moves: Moves;
}

/** Changes for some documents of an index. There are none yet. */
export function documentChanges(
  index: SchemaIndex,
  documents: Iterable<IndexedDocument>,
): ReadonlyMap<IndexedDocument, DocumentChanges> {
  const referred = new Map<IndexedDocument, string[]>();
  for (const document of documents) referred.set(document, []);
  for (const { keywords } of index.schemas)
    for (const { references } of keywords)
      for (const { target } of references)
        if (target.kind === "schema") referred.get(target.schema.resource.document)?.push(target.schema.pointer);
  return new Map(
    Array.from(referred, ([document, pointers]) => [
      document,
      { document, referred: pointers, edits: [], remarks: [], moves: new Moves() },
    ]),
  );
}
