import { parseJson } from "@argot/core/json";

/** The number that a text stands for. Integers that a JavaScript number would round are BigInts. */
export function numberOf(text: string): unknown {
  const rounded = Number(text);
  if (Math.abs(rounded) <= Number.MAX_SAFE_INTEGER) return rounded;
  try {
    return parseJson(text);
  } catch {
    return rounded;
  }
}
