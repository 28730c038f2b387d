/** What an author must know about a schema in another draft. */
export interface DraftRemark {
  /** "blocks": the document cannot be written in the draft. "note": it can, and something beside the verdicts changes or was taken out. */
  readonly kind: "blocks" | "note";
  /** The URI of the document. */
  readonly uri: string;
  /** JSON Pointer in the document as it was given. */
  readonly pointer: string;
  /** The name of the keyword that it is about. */
  readonly keyword: string;
  /** What happens, and why, as a sentence without a full stop. */
  readonly message: string;
}
