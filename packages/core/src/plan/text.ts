// The leaves of a plan's text: what `LineReader` reads again.
import { type Json, JsonType, type TypeSet } from "../json/types.js";
import type { Pattern, Range } from "./plan.js";

const typeEntries: readonly (readonly [string, TypeSet])[] = Object.entries(JsonType).filter(
  ([name]) => name !== "any",
);

/** Types by name, `integer` beside `number` if both bits are set. */
export function typesText(types: TypeSet): string {
  if (types === JsonType.any) return "any";
  return typeEntries.flatMap(([name, bit]) => ((types & bit) === 0 ? [] : name)).join("|") || "nothing";
}

/** A number as JavaScript writes it, so that -0, infinity and BigInts differ. */
export const numberText = (value: number | bigint): string =>
  typeof value === "bigint" ? `${value}n` : Object.is(value, -0) ? "-0" : String(value);

/** A JSON value, with numbers as {@link numberText} writes them. Not recursive, since values in schemas may be deep. */
export function jsonText(root: Json): string {
  let text = "";
  const pending: (string | { readonly value: Json })[] = [{ value: root }];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (typeof next === "string") text += next;
    else for (const part of partsOfJson(next.value).reverse()) pending.push(part);
  }
  return text;
}

function partsOfJson(value: Json): (string | { readonly value: Json })[] {
  if (typeof value === "string") return [quote(value)];
  if (typeof value === "number" || typeof value === "bigint") return [numberText(value)];
  if (typeof value !== "object" || value === null) return [String(value)];
  if (Array.isArray(value)) return ["[", ...value.flatMap((each: Json, i) => [i > 0 ? "," : "", { value: each }]), "]"];
  const members = Object.entries(value).filter(([, each]) => each !== undefined);
  return ["{", ...members.flatMap(([name, each], i) => [`${i > 0 ? "," : ""}${quote(name)}:`, { value: each }]), "}"];
}

/** A regular expression as JavaScript writes it, with its source as a string if it would end too soon otherwise. */
export function patternText({ source, flags, foreign }: Pattern): string {
  const isBare = !/[/\p{C}\u2028\u2029]|^"/u.test(source);
  return `/${isBare ? source : quote(source)}/${flags}${foreign ? " foreign" : ""}`;
}

/** A range, without an upper end that is infinite. */
export const rangeText = ({ min, max }: Range): string =>
  `${numberText(min)}..${max === Infinity ? "" : numberText(max)}`;

/** A text as a JSON string, with whatever is not visible escaped. */
export const quote = (text: string): string =>
  JSON.stringify(text).replace(
    /[\u007f-\u009f\u2028\u2029]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );

/** A text as it is if nothing in it can end it, else as a JSON string. */
export const word = (text: string): string => (/^[^\s"(),;\p{C}]+$/u.test(text) ? text : quote(text));

export const joinedWords = (parts: readonly string[]): string => `(${parts.join(", ")})`;
