/** A part of a text, by offsets in UTF-16 code units. */
export interface Extent {
  /** The offset of its first character. */
  readonly start: number;
  /** The offset after its last character. */
  readonly end: number;
}

/** The name of a member, with its quotes. */
export interface SyntaxName extends Extent {
  /** The name, as JSON reads it. */
  readonly name: string;
}
