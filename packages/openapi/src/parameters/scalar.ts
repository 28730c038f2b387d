import { parseJson } from "@argot/core/json";
import { JsonType } from "@argot/core/keyword";
import type { ValueShape } from "../api/value-shape.js";

const numeric = JsonType.number | JsonType.integer;
const isNumber = (text: string): boolean => /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/.test(text);

/**
 * The value that a text stands for: a number, a boolean or null, if the schema allows these and the text is one; else the text. An
 * integer that no JavaScript number equals is a BigInt.
 */
export function scalarOf(text: string, shape: ValueShape): unknown {
  if (shape.has(numeric) && isNumber(text)) return parseJson(text);
  if (shape.has(JsonType.boolean) && (text === "true" || text === "false")) return text === "true";
  if (shape.has(JsonType.null) && !shape.has(JsonType.string) && (text === "null" || text === "")) return null;
  return text;
}
