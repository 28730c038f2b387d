import { parseJson } from "@argot/core/json";

/** The number of a numeral. Integers that a JavaScript number would round are BigInts. */
export function numberOf(text: string): unknown {
  const rounded = Number(text);
  if (Math.abs(rounded) <= Number.MAX_SAFE_INTEGER) return rounded;
  try {
    return parseJson(text);
  } catch {
    return rounded;
  }
}
