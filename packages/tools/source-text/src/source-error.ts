import { type Extent, Lines, type Span } from "./positions.js";

/** Why a text cannot be read. */
export type SourceErrorCode =
  /** It breaks the grammar of its language. */
  | "syntax"
  /** A name stands twice in one mapping, which YAML does not allow. */
  | "duplicate-name"
  /** It says something for which JSON has no value: a number that is not finite, a tag, a name that is no string. */
  | "not-json"
  /** A YAML text nests more than 256 levels deep. */
  | "too-deep"
  /** Aliases of a YAML text multiply what it says beyond measure. */
  | "too-many-aliases";

/** A text that cannot be read, with the place and the reason. Thrown by `parseSource`. */
export class SourceError extends Error {
  /** The text `SourceError`: it tells the error apart where `instanceof` cannot, as across realms. */
  override readonly name = "SourceError";
  /** The kind of fault, for programs to branch on. */
  readonly code: SourceErrorCode;
  /** The name of the text. */
  readonly source: string;
  /** The part of the text that is at fault. */
  readonly span: Span;
  /** What is wrong, without the place: a clause without a full stop. */
  readonly reason: string;

  readonly #lines: Lines;

  constructor(code: SourceErrorCode, source: { name: string; text: string }, extent: Extent, reason: string) {
    const lines = new Lines(source.text);
    const span = lines.spanOf(extent);
    super(`${source.name}:${span.start.line}:${span.start.column}: ${reason}`);
    this.#lines = lines;
    this.code = code;
    this.source = source.name;
    this.span = span;
    this.reason = reason;
  }

  /** A line of the text, counted from 1, without its end: with `span`, what a code frame needs. */
  line(number: number): string {
    return this.#lines.line(number);
  }
}

/** What a reader of a language finds wrong, by offsets. */
export class Fault extends Error {
  readonly code: SourceErrorCode;
  readonly extent: Extent;

  constructor(code: SourceErrorCode, extent: Extent, reason: string) {
    super(reason);
    this.code = code;
    this.extent = extent;
  }
}

/** What `read` returns; its faults are told of the text that has this name. */
export function reading<Result>(text: string, name: string, read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    throw new SourceError(error.code, { name, text }, error.extent, error.message);
  }
}
