import { parseJson } from "@argot/core/json";

/** The number that a text stands for. Integers that a JavaScript number would round are BigInts. */
export function numberOf(text: string): unknown {
  if (text.length < 16) return Number(text);
  try {
    return parseJson(text);
  } catch {
    return Number.parseFloat(text);
  }
}
