import type { InnerMessage } from "../plan/inner-message.js";
import { placeholder } from "../plan/placeholder.js";

/** Maximum length of a shown value, in UTF-16 code units. */
const maxLength = 120;

/** Maximum length of an object or array that is shown as a whole, in UTF-16 code units. */
const maxWholeLength = 60;

/**
 * How a datum is shown: a list as its items, as JSON, without quotes, in full length, as a regular expression, as one of two words, as
 * a list in prose, or as the message that it is.
 */
type Form = "list" | "json" | "text" | "whole" | "regex" | "plural" | "prose" | "message";

/** Finds the translated template of a message within a message. */
export type InnerTranslation = (inner: InnerMessage) => Template | undefined;

/** A placeholder in a template. */
export interface Gap {
  /** The name of the datum that is shown there. */
  readonly name: string;
  readonly form: Form;
  /** The words to choose from, in the form `plural`. The text before the last item, in the form `prose`. */
  readonly words: readonly string[];
  /** Which of several words a number takes, in the form `plural`. */
  readonly pluralForm?: PluralForm;
}

/** The index of a number's plural form, among the forms of a language. */
export type PluralForm = (count: number) => number;

/** English has a form for 1, and one for all other numbers. */
export const oneOrOther: PluralForm = (count) => (count === 1 ? 0 : 1);

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
 * - `{name:regex}` shows a regular expression in quotes, its backslashes as they are,
 * - `{name:property|properties}` is one of the words: of a list, the first if it has one item, else the second; of a number, that of
 *   its plural form, or the last if there are fewer words than forms,
 * - `{name:message}` shows a message,
 * - `{name: and }`, with spaces, shows a list with this word before the last item.
 *
 * @param pluralForm - The plural forms of the template's language. Default: those of English.
 */
/* @__NO_SIDE_EFFECTS__ */
export function templateOf(text: string, pluralForm: PluralForm = oneOrOther): Template {
  return {
    texts: text.split(anyPlaceholder),
    gaps: Array.from(text.matchAll(placeholder), ([, name = "", form]) => gapOf(name, form, pluralForm)),
  };
}

/** Templates of a language that are parsed once. */
export class Templates {
  readonly #parsed = new Map<string, Template>();
  readonly #pluralForm: PluralForm | undefined;

  constructor(pluralForm?: PluralForm) {
    this.#pluralForm = pluralForm;
  }

  of(text: string): Template {
    const known = this.#parsed.get(text);
    if (known) return known;
    const template = templateOf(text, this.#pluralForm);
    this.#parsed.set(text, template);
    return template;
  }
}

function gapOf(name: string, form: string | undefined, pluralForm: PluralForm): Gap {
  if (form?.includes("|")) return { name, form: "plural", words: form.split("|"), pluralForm };
  if (form?.startsWith(" ")) return { name, form: "prose", words: [form] };
  return { name, form: isPlainForm(form) ? form : "list", words: [] };
}

const plainForms = ["json", "text", "whole", "regex", "message"] as const;

const isPlainForm = (form: string | undefined): form is (typeof plainForms)[number] =>
  (plainForms as readonly unknown[]).includes(form);

/**
 * Fills a template. Long values are cut.
 *
 * @param message - Replaces the datum `message`, for templates that are put around a message.
 * @param translation - Translates data that are messages. Without it they are English.
 */
export function fill(
  { texts, gaps }: Template,
  data: Readonly<Record<string, unknown>>,
  message?: string,
  translation?: InnerTranslation,
): string {
  let text = texts[0] as string;
  for (let i = 0; i < gaps.length; i++) {
    const gap = gaps[i] as Gap;
    const datum = message !== undefined && gap.name === "message" ? message : data[gap.name];
    text += (gap.form === "message" ? messageText(datum, translation) : filling(datum, gap)) + (texts[i + 1] as string);
  }
  return text;
}

/**
 * Makes a message that stands within another one, as its datum: `{name:message}` shows it.
 *
 * @param template - The message in English, with placeholders as those of keywords have them.
 */
export const innerMessage = (
  messageId: string,
  template: string,
  data: Readonly<Record<string, unknown>>,
): InnerMessage => ({ messageId, message: fill(templateOf(template), data), data });

/** The template with the gaps filled for which there are data. */
export function partlyFilled({ texts, gaps }: Template, data: Readonly<Record<string, unknown>>): Template {
  const filled: { texts: [string, ...string[]]; gaps: Gap[] } = {
    texts: [texts.at(0) ?? ""],
    gaps: [],
  };
  for (const [i, gap] of gaps.entries()) {
    const after = texts.at(i + 1) ?? "";
    if (Object.hasOwn(data, gap.name))
      filled.texts.push(`${filled.texts.pop()}${filling(data[gap.name], gap)}${after}`);
    else {
      filled.gaps.push(gap);
      filled.texts.push(after);
    }
  }
  return filled;
}

/** The text of a datum that is a message. Messages nest only a few levels deep. */
function messageText(datum: unknown, translation: InnerTranslation | undefined): string {
  if (!isInnerMessage(datum)) return filling(datum, { name: "", form: "text", words: [] });
  const template = translation?.(datum);
  return template ? fill(template, datum.data, undefined, translation) : datum.message;
}

const isInnerMessage = (datum: unknown): datum is InnerMessage =>
  typeof datum === "object" && datum !== null && Object.hasOwn(datum, "messageId") && Object.hasOwn(datum, "message");

function filling(datum: unknown, { form, words, pluralForm = oneOrOther }: Gap): string {
  switch (form) {
    case "message":
      return messageText(datum, undefined);
    case "whole":
      return String(datum);
    case "plural":
      return (
        words.at(Array.isArray(datum) ? oneOrOther(datum.length) : pluralForm(Number(datum))) ?? words.at(-1) ?? ""
      );
    case "regex":
      // Two backslashes of JSON are one of the expression, and its other escapes mean the same there.
      return cut(show(datum, false).replaceAll("\\\\", "\\"));
    case "json":
      return cut(show(datum, false));
    case "prose":
      return Array.isArray(datum) ? listText(datum, false, words.at(0)) : cut(show(datum, false));
    case "text":
    case "list":
      return Array.isArray(datum) ? listText(datum, form === "text") : cut(show(datum, form === "text"));
  }
}

/**
 * The first items of a list, as many as fit.
 *
 * @param beforeLast - The text between the last two items.
 */
function listText(items: readonly unknown[], bare: boolean, beforeLast = ", "): string {
  let text = "";
  for (let i = 0; i < items.length; i++) {
    const shown = cut(show(items[i], bare));
    if (i > 0 && text.length + shown.length > maxLength) return `${text}, …`;
    text += i === 0 ? shown : `${i === items.length - 1 ? beforeLast : ", "}${shown}`;
  }
  return text;
}

/** A placeholder, without groups: `split` would add these to its result. */
const anyPlaceholder = /\{\w+(?::[^{}]*)?\}/;

function show(datum: unknown, bare: boolean): string {
  if (bare && typeof datum === "string") return datum;
  return typeof datum === "object" && datum !== null ? shallow(datum) : scalar(datum);
}

/** A value without parts, as JSON; JSON has no text for `undefined`, functions and symbols. */
function scalar(value: unknown): string {
  if (typeof value === "string") return quotedText(value);
  if (typeof value === "number") return numeral(value);
  if (typeof value === "bigint") return integer(value);
  return JSON.stringify(value) ?? String(value);
}

/** Maximum number of digits of an integer that is written without an exponent. */
const maxDigits = 30;

/** A number. Integers are compared exactly, so all digits are written, unless there are too many. */
function numeral(value: number): string {
  if (Number.isSafeInteger(value)) return String(value);
  const size = Math.abs(value);
  if (size > Number.MAX_SAFE_INTEGER && size < 10 ** maxDigits) return String(BigInt(value));
  return String(value).replace("e+", "e");
}

/** Number of first and of last digits that are shown of an integer with too many of them. */
const shownDigits = { first: 12, last: 6 } as const;

/** An integer. If it is long, it has an exponent if that is exact and short; else its middle digits are left out, and counted. */
function integer(value: bigint): string {
  const text = String(value);
  const from = value < 0n ? 1 : 0;
  const digits = text.length - from;
  if (digits <= maxDigits) return text;
  let end = text.length;
  while (text.charAt(end - 1) === "0") end--;
  const decimals = text.slice(from + 1, end);
  if (decimals.length < maxDigits)
    return `${text.slice(0, from + 1)}${decimals === "" ? "" : `.${decimals}`}e${digits - 1}`;
  const { first, last } = shownDigits;
  return `${text.slice(0, from + first)}…${text.slice(-last)} (${digits} digits)`;
}

/** The shown beginning of a string, as JSON. */
function quotedText(text: string): string {
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

/** An object or array as JSON, with a space after each separator; `undefined` if the text is longer than `left`. */
function wholeText(value: object, left: number): string | undefined {
  const isArray = Array.isArray(value);
  let text = isArray ? "[" : "{";
  for (const name of isArray ? value.keys() : Object.keys(value)) {
    const part = (value as Readonly<Record<string | number, unknown>>)[name];
    if (text.length > 1) text += ", ";
    if (!isArray) text += `${quotedText(name as string)}: `;
    if (text.length > left) return undefined;
    // Each level takes a character, so that this ends for values of any depth.
    const inner = typeof part === "object" && part !== null ? wholeText(part, left - text.length - 1) : scalar(part);
    if (inner === undefined) return undefined;
    text += inner;
  }
  text += isArray ? "]" : "}";
  return text.length > left ? undefined : text;
}

/** A value as a whole if it is short; else its outer level, which is enough to recognise it. */
function shallow(value: object): string {
  const whole = wholeText(value, maxWholeLength);
  if (whole !== undefined) return whole;
  const few = 8;
  if (Array.isArray(value)) return `[${value.slice(0, few).map(hint).join(", ")}${value.length > few ? ", …" : ""}]`;
  const names = Object.keys(value);
  let text = "";
  for (let i = 0; i < Math.min(names.length, few); i++) {
    const name = names[i] as string;
    text += `${i === 0 ? "" : ", "}${quotedText(name)}: ${hint((value as Readonly<Record<string, unknown>>)[name])}`;
  }
  return `{${text}${names.length > few ? ", …" : ""}}`;
}

const cut = (text: string): string => (text.length > maxLength ? `${text.slice(0, maxLength - 1)}…` : text);
