/** A position in a text. */
export interface Position {
  /** Counted from 1. Lines end with a line feed, a carriage return, or both. */
  readonly line: number;
  /** Counted from 1 in UTF-16 code units, the unit of `String.prototype.length`, as in editors and compilers. */
  readonly column: number;
  /** Counted from 0 in UTF-16 code units: an index into the string. */
  readonly offset: number;
}

/** A part of a text. */
export interface Span {
  /** The position of its first character. */
  readonly start: Position;
  /** The position after its last character; equal to `start` if the part is empty. */
  readonly end: Position;
}

/** A part of a text, by offsets. */
export interface Extent {
  /** The offset of its first character. */
  readonly start: number;
  /** The offset after its last character. */
  readonly end: number;
}

const lineFeed = 0x0a;
const carriageReturn = 0x0d;

/** The lines of a text. */
export class Lines {
  readonly #text: string;
  /** The offset at which each line starts. */
  readonly #starts: readonly number[];
  readonly #first: number;

  /** @param first - The number of the first line. Default: 1. */
  constructor(text: string, first: number = 1) {
    this.#text = text;
    this.#first = first;
    const starts = [0];
    const isOneLine = !text.includes("\n") && !text.includes("\r");
    for (let at = isOneLine ? text.length : 0; at < text.length; at++) {
      const code = text.charCodeAt(at);
      if (code === lineFeed || (code === carriageReturn && text.charCodeAt(at + 1) !== lineFeed)) starts.push(at + 1);
    }
    this.#starts = starts;
  }

  get count(): number {
    return this.#starts.length;
  }

  /** The text of a line by its number, without its line end. */
  line(number: number): string {
    const index = number - this.#first;
    const start = index < 0 ? undefined : this.#starts.at(index);
    return this.#text.slice(start ?? this.#text.length, this.#starts.at(index + 1)).replace(/[\r\n]+$/, "");
  }

  positionAt(offset: number): Position {
    // The last line that starts at the offset or before it.
    let [low, high] = [0, this.#starts.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((this.#starts[middle] as number) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + this.#first, column: offset - (this.#starts[low] as number) + 1, offset };
  }

  spanOf({ start, end }: Extent): Span {
    return { start: this.positionAt(start), end: this.positionAt(end) };
  }
}
