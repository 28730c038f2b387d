import { LimitError } from "../errors/limit-error.js";
import { hasProperty } from "../json/measure.js";

/** The text that an evaluation has decoded so far. */
export interface DecodedText {
  /** The value that it is in. */
  readonly root: unknown;
  /** The number of blocks that are applied. */
  readonly blocks: number;
  /** The limit `decodedLength`, if there is one. */
  readonly maximum: number | undefined;
  used: number;
  /** How much is allowed, as far as it is known. */
  allowed: number;
}

/** How much may be decoded of any value if there is no limit, with `perString` for each string. */
const maxDecodedAlways = 10_000_000;
const perString = 400;

/** How often each block may decode all strings of a value: so many contents lie in one another by default. */
const perBlock = 16;

export const nothingDecoded = (root: unknown, blocks: number, maximum: number | undefined): DecodedText => ({
  root,
  blocks,
  maximum,
  used: 0,
  allowed: maxDecodedAlways,
});

/**
 * Counts a string that is about to be decoded. Schemas can lead into contents within contents on exponentially many paths, and what they
 * decode is another value each time.
 *
 * @throws LimitError if it is more than the limit; without one, if it is out of proportion to the sizes of schema and value.
 */
export function countDecoded(text: DecodedText, length: number): void {
  const { root, blocks, maximum } = text;
  text.used += maximum === undefined ? length + perString : length;
  if (maximum !== undefined) {
    if (text.used > maximum) throw new LimitError("decodedLength", maximum);
  } else if (text.used > text.allowed) {
    // The value is measured only as far as that takes.
    const enough = Math.ceil((2 * text.used) / (perBlock * blocks));
    text.allowed = Math.max(maxDecodedAlways, perBlock * blocks * textIn(root, enough));
    if (text.used > text.allowed) throw new LimitError("decodedLength", text.allowed);
  }
}

/** The length of the strings in a value, with `perString` for each value in it. It stops at `enough`. */
function textIn(root: unknown, enough: number): number {
  const pending = [root];
  let length = 0;
  for (let i = 0; i < pending.length && length < enough; i++) {
    const value = pending[i];
    length += perString + (typeof value === "string" ? value.length : 0);
    if (typeof value !== "object" || value === null) continue;
    const object = value as Readonly<Record<string, unknown>>;
    for (const name in object) {
      if (length + pending.length - i > enough) break;
      if (hasProperty(object, name)) pending.push(object[name]);
    }
  }
  return length;
}
