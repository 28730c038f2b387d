import type { SourceEdit } from "@argot/source-text/text";
import type { DraftRemark } from "./draft-remark.js";

/** A document in another draft. */
export interface ChangedDocument {
  /** The URI that the document was given with. */
  readonly uri: string;
  /** The value with all edits. */
  readonly value: unknown;
  /** Lists of edits of the text. Each list is about the text that the lists before it make. */
  readonly edits: readonly (readonly SourceEdit[])[];
  /** The JSON Pointer of a schema in the new document, by that in the given one. */
  readonly pointerOf: (pointer: string) => string;
}

/** Documents in another draft. */
export interface DraftChange {
  /** The documents, in the order in which they were given. */
  readonly documents: readonly ChangedDocument[];
  /** What blocks documents, and what else their authors must know. A document with a remark that blocks must not be used. */
  readonly remarks: readonly DraftRemark[];
}
