import { type Extent, Lines, type Span } from "./positions.js";

/** Why a text cannot be read. */
export type SourceErrorCode =
  /** The text breaks the grammar of its language. */
  | "syntax"
  /** A mapping has the same name twice, which YAML forbids. */
  | "duplicate-name"
  /** The text has a value that JSON lacks: a number that is not finite, a tag, or a name that is no string. */
  | "not-json"
  /** A YAML text nests deeper than 256 levels. */
  | "too-deep"
  /** The aliases of a YAML text expand to too many nodes. */
  | "too-many-aliases";

/** A text that cannot be read, with the position and the reason. Thrown by `parseSource`. */
export class SourceError extends Error {
  /** The text `SourceError`. It identifies the error where `instanceof` fails, as across realms. */
  override readonly name = "SourceError";
  /** The kind of error, for programs. */
  readonly code: SourceErrorCode;
  /** The name of the text. */
  readonly source: string;
  /** The part of the text with the error. */
  readonly span: Span;
  /** What is wrong, without the position: a clause without a full stop. */
  readonly reason: string;

  readonly #lines: Lines;

  /** The number of the first line of the text: 1, unless it is a part of a file. */
  readonly firstLine: number;

  constructor(
    code: SourceErrorCode,
    source: { readonly name: string; readonly text: string; readonly firstLine?: number },
    extent: Extent,
    reason: string,
  ) {
    const lines = new Lines(source.text, source.firstLine);
    const span = lines.spanOf(extent);
    super(`${source.name}:${span.start.line}:${span.start.column}: ${reason}`);
    this.#lines = lines;
    this.firstLine = source.firstLine ?? 1;
    this.code = code;
    this.source = source.name;
    this.span = span;
    this.reason = reason;
  }

  /** A line of the text by its number, without its line end. With `span` it is the input of a code frame. */
  line(number: number): string {
    return this.#lines.line(number);
  }
}

/** A syntax error by offsets. `SourceError` adds the text and its name. */
export class Fault extends Error {
  readonly code: SourceErrorCode;
  readonly extent: Extent;

  constructor(code: SourceErrorCode, extent: Extent, reason: string) {
    super(reason);
    this.code = code;
    this.extent = extent;
  }
}

/** Returns the result of `read`, and turns a `Fault` into a `SourceError` about this text. */
export function withSource<Result>(
  text: string,
  { name = "text", firstLine = 1 }: { readonly name?: string; readonly firstLine?: number },
  read: () => Result,
): Result {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    throw new SourceError(error.code, { name, text, firstLine }, extentIn(text, error.extent), error.message);
  }
}

/** For the libraries, what is missing at the end of a text is behind it. */
const extentIn = ({ length }: string, { start, end }: Extent): Extent => ({
  start: Math.min(start, length),
  end: Math.min(Math.max(start, end), length),
});
