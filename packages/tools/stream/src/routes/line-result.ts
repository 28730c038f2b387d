import type { BrokenText, InvalidText, ValidText } from "../texts/text-result.js";

/** A line of NDJSON. */
export interface Line {
  /** The number of the line, counted from 1. */
  readonly line: number;
  /** The bytes of the line, without its line feed. */
  readonly bytes: Uint8Array;
}

/** A line with a valid value. */
export interface ValidLine extends Line, ValidText {}

/** A line with an invalid value. */
export interface InvalidLine extends Line, InvalidText {}

/** A line without a verdict. */
export interface BrokenLine extends BrokenText, Omit<Line, "bytes"> {
  /** The bytes of the line, without its line feed; `undefined` if it is larger than the limit. */
  readonly bytes: Uint8Array | undefined;
}

/** The result for a line: the route that it takes, and why. */
export type LineResult = ValidLine | InvalidLine | BrokenLine;

/** Numbers of lines and bytes that are read. */
export interface Counts {
  /** Number of lines with a value. */
  readonly valid: number;
  /** Number of lines with an invalid value. */
  readonly invalid: number;
  /** Number of lines without a verdict. */
  readonly broken: number;
  /** Number of bytes of these lines. Line feeds and empty lines are not counted. */
  readonly bytes: number;
}
