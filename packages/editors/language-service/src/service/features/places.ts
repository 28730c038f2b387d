import type { Span } from "@argot/source-text/text";
import type { Range } from "vscode-languageserver-types";

/** A span, which counts from 1, as a range, which counts from 0. */
export const rangeIn = ({ start, end }: Span): Range => ({
  start: { line: start.line - 1, character: start.column - 1 },
  end: { line: end.line - 1, character: end.column - 1 },
});
