import { parseJson } from "@argot/core/json";
import { JsonType } from "@argot/core/keyword";
import type { ValueShape } from "../api/value-shape.js";
import { Malformed } from "./malformed.js";

const numeric = JsonType.number | JsonType.integer;
const isNumber = (text: string): boolean => /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/.test(text);

/**
 * The value that a text stands for: a number, a boolean or null, if the schema allows these and the text is one; else the text. An
 * integer that no JavaScript number equals is a BigInt.
 *
 * @returns `Malformed` for a number with more digits than can be read.
 */
export function scalarOf(text: string, shape: ValueShape): unknown {
  if (shape.has(numeric) && isNumber(text)) return numberOf(text);
  if (shape.has(JsonType.boolean) && (text === "true" || text === "false")) return text === "true";
  if (shape.has(JsonType.null) && !shape.has(JsonType.string) && (text === "null" || text === "")) return null;
  return text;
}

function numberOf(text: string): unknown {
  try {
    return parseJson(text);
  } catch (error) {
    if (error instanceof RangeError) return new Malformed("must be a number with fewer digits");
    throw error;
  }
}
