import type { Span } from "@argot/source-text/text";

/** Lines and columns of a part of a text, counted from 1, columns in UTF-16 code units. The end is after the last character. */
export interface LinesAndColumns {
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
}

/** The lines and columns of a part of a text, without offsets. */
export const extentOf = ({ start, end }: Span): LinesAndColumns => ({
  line: start.line,
  column: start.column,
  endLine: end.line,
  endColumn: end.column,
});
