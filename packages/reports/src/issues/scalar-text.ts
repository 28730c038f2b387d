import type { Json } from "@argot/core/plan";

/** A value that is no text and has no parts, or a text. */
export type Scalar = string | number | boolean | null;

const numeral = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?$/;

/** Maximum length of the text of a number, in UTF-16 code units. */
const maxLength = 30;

const words: ReadonlyMap<string, boolean | null> = new Map([
  ["true", true],
  ["false", false],
  ["null", null],
]);

/** The number, boolean or `null` that a text is the text of. Case does not count. Numbers that JavaScript would round have no text. */
export function scalarIn(text: string): number | boolean | null | undefined {
  if (text.length > maxLength) return undefined;
  const lower = text.toLowerCase();
  if (words.has(lower)) return words.get(lower);
  if (!numeral.test(lower)) return undefined;
  const number = Number(lower);
  return Math.abs(number) <= Number.MAX_SAFE_INTEGER ? number : undefined;
}

/** Maximum number of constants that a value is compared with. */
const maxConstants = 1000;

/** The constant of another type with the same text: 2 for "2", or "2" for 2. */
export function inOtherType(value: unknown, constants: readonly Json[]): Scalar | undefined {
  if (typeof value === "string") {
    const scalar = scalarIn(value);
    return scalar !== undefined && constants.slice(0, maxConstants).includes(scalar) ? scalar : undefined;
  }
  if (value !== null && typeof value !== "number" && typeof value !== "boolean") return undefined;
  const text = String(value);
  return constants.slice(0, maxConstants).includes(text) ? text : undefined;
}
