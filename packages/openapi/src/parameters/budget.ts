import { Malformed } from "./malformed.js";

/**
 * Thrown by an exhausted {@link Budget}. The reason is the end of a sentence about the part of the message that is
 * read.
 */
class BudgetError extends Error {
  readonly reason: string;

  constructor(reason: string) {
    super(reason);
    this.reason = reason;
  }
}

/** How an integer of a text that no JavaScript number equals is treated. */
export type LargeIntegers = "refuse" | "bigint";

/** The limits of all texts of one message together. They do not include what servers parse, such as a body of JSON. */
const most = {
  /** Parts that texts are split into: pairs, items of lists, lines, events. */
  parts: 100_000,
  /** Decoded characters, and bytes of files: the maximum length of a string. */
  decoded: 0x1f_ff_ff_e8,
  /** Digits of integers that become BigInts. */
  digits: 100_000,
  /** Digits of one such integer, since the time to read it grows faster than their number. */
  digitsOfOne: 1000,
  /** Levels of a JSON text: handlers call `JSON.stringify`, which supports fewer levels than `JSON.parse`. */
  depth: 1000,
} as const;

/**
 * The budget of one message. Every reader of texts charges it before reading, so the work for a message is in
 * proportion to its length, whatever parameters and forms it has.
 */
export class Budget {
  readonly #largeIntegers: LargeIntegers;
  #parts: number = most.parts;
  #decoded: number = most.decoded;
  #digits: number = most.digits;

  constructor(largeIntegers: LargeIntegers = "refuse") {
    this.#largeIntegers = largeIntegers;
  }

  /** Runs a reader that charges the budget. A text that exceeds the budget is malformed. */
  read<A>(reader: () => A): A | Malformed {
    try {
      return reader();
    } catch (error) {
      if (error instanceof BudgetError) return new Malformed(error.reason);
      throw error;
    }
  }

  /** Splits a text, and stops if there are too many parts. */
  split(text: string, delimiter: string | RegExp): string[] {
    const parts = text.split(delimiter, this.#parts + 1);
    this.takeParts(parts.length);
    return parts;
  }

  /** Charges a number of parts. */
  takeParts(count: number): void {
    this.#parts -= count;
    if (this.#parts < 0) refuse(`must have fewer parts: the texts of a message have at most ${most.parts}`);
  }

  /** Charges characters that are decoded, or bytes of a file. */
  takeDecoded(length: number): void {
    this.#decoded -= length;
    if (this.#decoded < 0)
      refuse(`must be shorter: the texts and files of a message have at most ${most.decoded} bytes`);
  }

  /** Charges the digits of an integer that no JavaScript number equals. */
  takeDigits(count: number): void {
    if (this.#largeIntegers === "refuse") refuse("must be a number with fewer digits: a double has not all of them");
    this.#digits -= count;
    if (this.#digits < 0 || count > most.digitsOfOne)
      refuse(`must have fewer digits: an integer has at most ${most.digitsOfOne}, those of a message ${most.digits}`);
  }

  /** Refuses the value of a JSON text with too many levels. */
  checkDepth(value: unknown): void {
    let level: readonly unknown[] = [value];
    for (let depth = 0; level.length > 0; depth++) {
      if (depth > most.depth) refuse(`must have fewer levels: the JSON texts of a message have at most ${most.depth}`);
      level = level.flatMap((each) => (typeof each === "object" && each !== null ? Object.values(each) : []));
    }
  }
}

function refuse(reason: string): never {
  throw new BudgetError(reason);
}
