import { tokensOf } from "../json/pointer.js";

/**
 * The reference tokens of a location that a caller gives.
 *
 * @throws RangeError if it is not a JSON Pointer.
 */
export function locationTokens(pointer: string): readonly string[] {
  const tokens = typeof pointer === "string" ? tokensOf(pointer) : undefined;
  if (tokens) return tokens;
  throw new RangeError(`${pointer} is not a JSON Pointer. It must be a string that is empty or begins with a slash.`);
}
