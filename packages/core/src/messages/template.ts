import { placeholder } from "../plan/placeholder.js";

/** Maximum length of a shown value, in UTF-16 code units. */
const maxLength = 120;

/** How a datum is shown: a list as its items, as JSON, without quotes, in full length, as one of two words, or as a list in prose. */
type Form = "list" | "json" | "text" | "whole" | "plural" | "prose";

/** A placeholder in a template. */
export interface Gap {
  /** The name of the datum that is shown there. */
  readonly name: string;
  readonly form: Form;
  /** The singular and the plural, in the form `plural`. The text before the last item, in the form `prose`. */
  readonly words: readonly string[];
}

/** A parsed message template: texts, and a gap between each two of them. */
export interface Template {
  readonly texts: readonly string[];
  readonly gaps: readonly Gap[];
}

/**
 * Parses a template.
 *
 * - `{name}` shows the datum as JSON, and a list as its items,
 * - `{name:json}` shows a list with its brackets,
 * - `{name:text}` shows strings without quotes,
 * - `{name:whole}` shows a string without quotes and in full length,
 * - `{name:property|properties}` is the first word if the datum is 1 or a list with one item, else the second,
 * - `{name: and }`, with spaces, shows a list with this word before the last item.
 */
export function templateOf(text: string): Template {
  return {
    texts: text.split(anyPlaceholder),
    gaps: Array.from(text.matchAll(placeholder), ([, name = "", form]) => gapOf(name, form)),
  };
}

function gapOf(name: string, form: string | undefined): Gap {
  if (form?.includes("|")) return { name, form: "plural", words: form.split("|") };
  if (form?.startsWith(" ")) return { name, form: "prose", words: [form] };
  return { name, form: form === "json" || form === "text" || form === "whole" ? form : "list", words: [] };
}

/**
 * Fills a template. Long values are cut.
 *
 * @param message - Replaces the datum `message`, for templates that are put around a message.
 */
export function fill({ texts, gaps }: Template, data: Readonly<Record<string, unknown>>, message?: string): string {
  let text = texts[0] as string;
  for (let i = 0; i < gaps.length; i++) {
    const gap = gaps[i] as Gap;
    const datum = message !== undefined && gap.name === "message" ? message : data[gap.name];
    text += filling(datum, gap) + (texts[i + 1] as string);
  }
  return text;
}

/** The template with the gaps filled for which there are data. */
export function partlyFilled({ texts, gaps }: Template, data: Readonly<Record<string, unknown>>): Template {
  const filled: { texts: [string, ...string[]]; gaps: Gap[] } = {
    texts: [texts[0] ?? ""],
    gaps: [],
  };
  for (const [i, gap] of gaps.entries()) {
    const after = texts[i + 1] ?? "";
    if (Object.hasOwn(data, gap.name))
      filled.texts.push(`${filled.texts.pop()}${filling(data[gap.name], gap)}${after}`);
    else {
      filled.gaps.push(gap);
      filled.texts.push(after);
    }
  }
  return filled;
}

function filling(datum: unknown, { form, words }: Gap): string {
  switch (form) {
    case "whole":
      return String(datum);
    case "plural":
      return words[(Array.isArray(datum) ? datum.length : datum) === 1 ? 0 : 1] ?? "";
    case "json":
      return cut(show(datum, false));
    case "prose":
      return Array.isArray(datum) ? listed(datum, false, words[0]) : cut(show(datum, false));
    case "text":
    case "list":
      return Array.isArray(datum) ? listed(datum, form === "text") : cut(show(datum, form === "text"));
  }
}

/**
 * The first items of a list, as many as fit.
 *
 * @param beforeLast - The text between the last two items.
 */
function listed(items: readonly unknown[], bare: boolean, beforeLast = ", "): string {
  let text = "";
  for (let i = 0; i < items.length; i++) {
    const shown = cut(show(items[i], bare));
    if (i > 0 && text.length + shown.length > maxLength) return `${text}, …`;
    text += i === 0 ? shown : `${i === items.length - 1 ? beforeLast : ", "}${shown}`;
  }
  return text;
}

/** A placeholder, without groups: `split` would add these to its result. */
const anyPlaceholder = /\{\w+(?::[^}]*)?\}/;

function show(datum: unknown, bare: boolean): string {
  if (bare && typeof datum === "string") return datum;
  return typeof datum === "object" && datum !== null ? shallow(datum) : scalar(datum);
}

/** A value without parts, as JSON; JSON has no text for `undefined`, functions and symbols. */
function scalar(value: unknown): string {
  if (typeof value === "string") return quoted(value);
  if (typeof value === "number") return numeral(value);
  if (typeof value === "bigint") return integer(value);
  return JSON.stringify(value) ?? String(value);
}

/** Maximum number of digits of an integer that is written without an exponent. */
const maxDigits = 30;

/** A number. Integers are compared exactly, so all digits are written, unless there are too many. */
function numeral(value: number): string {
  const size = Math.abs(value);
  if (size > Number.MAX_SAFE_INTEGER && size < 10 ** maxDigits) return String(BigInt(value));
  return String(value).replace("e+", "e");
}

/** Number of first and of last digits that are shown of an integer with too many of them. */
const shownDigits = { first: 12, last: 6 };

/** An integer. If it is long, it has an exponent if that is exact and short; else its middle digits are left out, and counted. */
function integer(value: bigint): string {
  const text = String(value);
  const from = value < 0n ? 1 : 0;
  const digits = text.length - from;
  if (digits <= maxDigits) return text;
  let end = text.length;
  while (text[end - 1] === "0") end--;
  const decimals = text.slice(from + 1, end);
  if (decimals.length < maxDigits)
    return `${text.slice(0, from + 1)}${decimals === "" ? "" : `.${decimals}`}e${digits - 1}`;
  const { first, last } = shownDigits;
  return `${text.slice(0, from + first)}…${text.slice(-last)} (${digits} digits)`;
}

/** The shown beginning of a string, as JSON. */
function quoted(text: string): string {
  const shown = text.length > maxLength ? text.slice(0, maxLength) : text;
  // Most strings need no escapes; looking for these first is faster than `JSON.stringify`.
  for (let i = 0; i < shown.length; i++) {
    const code = shown.charCodeAt(i);
    if (code < 0x20 || code === 0x22 || code === 0x5c || (code >= 0xd800 && code < 0xe000))
      return JSON.stringify(shown);
  }
  return `"${shown}"`;
}

/** A part of a value: a scalar in full, of an object or array only whether it is empty. */
function hint(part: unknown): string {
  if (typeof part !== "object" || part === null) return scalar(part);
  if (Array.isArray(part)) return part.length === 0 ? "[]" : "[…]";
  return Object.keys(part).length === 0 ? "{}" : "{…}";
}

/** The outer level of a value, which is enough to recognise it. */
function shallow(value: object): string {
  const few = 8;
  if (Array.isArray(value)) return `[${value.slice(0, few).map(hint).join(", ")}${value.length > few ? ", …" : ""}]`;
  const names = Object.keys(value);
  let text = "";
  for (let i = 0; i < Math.min(names.length, few); i++) {
    const name = names[i] as string;
    text += `${i === 0 ? "" : ", "}${quoted(name)}: ${hint((value as Readonly<Record<string, unknown>>)[name])}`;
  }
  return `{${text}${names.length > few ? ", …" : ""}}`;
}

const cut = (text: string): string => (text.length > maxLength ? `${text.slice(0, maxLength - 1)}…` : text);
