import { Malformed } from "./malformed.js";

/** Thrown by a {@link Budget} that is used up. The reason is the end of a sentence about the part of the message that is read. */
class BudgetError extends Error {
  readonly reason: string;

  constructor(reason: string) {
    super(reason);
    this.reason = reason;
  }
}

/** What an integer of a text becomes that no JavaScript number equals. */
export type LargeIntegers = "refuse" | "bigint";

/** What the texts of one message may hold, all of them together. What servers parse, such as a body of JSON, is not among them. */
const most = {
  /** Parts that texts are split into: pairs, items of lists, lines, events. */
  parts: 100_000,
  /** Characters that are decoded, and bytes of files: as many as the longest string of JavaScript has. */
  decoded: 0x1f_ff_ff_e8,
  /** Digits of integers that become BigInts. */
  digits: 100_000,
  /** Digits of one such integer: the time to read it grows faster than its digits. */
  digitsOfOne: 1000,
  /** Levels of a JSON text. `JSON.stringify` has a smaller stack than `JSON.parse`, and handlers call it. */
  depth: 1000,
} as const;

/**
 * What is left to read of one message. Every reader of texts charges it before it reads, so a message costs what its length is worth,
 * however its parameters and forms divide it.
 */
export class Budget {
  readonly #largeIntegers: LargeIntegers;
  #parts: number = most.parts;
  #decoded: number = most.decoded;
  #digits: number = most.digits;

  constructor(largeIntegers: LargeIntegers = "refuse") {
    this.#largeIntegers = largeIntegers;
  }

  /** Runs a reader that charges the budget. What does not fit into it is malformed. */
  read<A>(reader: () => A): A | Malformed {
    try {
      return reader();
    } catch (error) {
      if (error instanceof BudgetError) return new Malformed(error.reason);
      throw error;
    }
  }

  /** Splits a text. It ends where the parts are too many. */
  split(text: string, delimiter: string | RegExp): string[] {
    const parts = text.split(delimiter, this.#parts + 1);
    this.takeParts(parts.length);
    return parts;
  }

  /** Charges parts. */
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
