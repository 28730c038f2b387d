import { JsonType } from "@argot/core/keyword";
import type { ValueShape } from "../api/value-shape.js";
import type { Budget } from "./budget.js";
import { Malformed } from "./malformed.js";

const numeric = JsonType.number | JsonType.integer;
const isNumber = (text: string): boolean => /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/.test(text);
const isDigits = (text: string): boolean => /^-?\d+$/.test(text);

/**
 * The value of a text: a number, a boolean or null, if the schema allows these and the text is one; else the text.
 *
 * Fractions are rounded as in JSON, integers are not. An integer that no JavaScript number equals is a BigInt if the
 * budget has digits for it. An exponent or fraction makes an integer only if the schema allows nothing but integers.
 *
 * @returns `Malformed` for a number that would be rounded to another integer.
 */
export function scalarOf(text: string, shape: ValueShape, budget: Budget): unknown {
  if (shape.has(numeric) && isNumber(text)) return numberOf(text, !shape.has(JsonType.number), budget);
  if (shape.has(JsonType.boolean) && (text === "true" || text === "false")) return text === "true";
  if (shape.has(JsonType.null) && !shape.has(JsonType.string) && (text === "null" || text === "")) return null;
  return text;
}

/** More digits than any integer that a JavaScript number equals. */
const digitsOfLargest = 309;

function numberOf(text: string, isInteger: boolean, budget: Budget): unknown {
  const number = Number(text);
  if (
    isDigits(text) ? Number.isSafeInteger(number) : Number.isFinite(number) && !(isInteger && Number.isInteger(number))
  )
    return number;
  const { digits, zeros } = integerOf(text);
  if (digits === "" || digits === "-") return number;
  if (zeros < 0) return new Malformed(isInteger ? "must be an integer" : "must be a number with fewer digits");
  const length = digits.length + zeros;
  if (length <= digitsOfLargest + 1) {
    const exact = BigInt(digits + "0".repeat(zeros));
    if (Number.isFinite(number) && exact === BigInt(number)) return number;
  }
  budget.takeDigits(length);
  return BigInt(digits + "0".repeat(zeros));
}

/** The digits of a numeral without zeros at the end, and the number of these zeros, negative if it has a fraction. */
function integerOf(numeral: string): { readonly digits: string; readonly zeros: number } {
  const [mantissa = "", power = "0"] = numeral.split(/[eE]/);
  const [whole = "", fraction = ""] = mantissa.split(".");
  const digits = whole + fraction;
  let end = digits.length;
  while (end > 0 && digits.at(end - 1) === "0") end -= 1;
  return { digits: digits.slice(0, end), zeros: Number(power) + whole.length - end };
}
