import { placeholder } from "../plan/placeholder.js";

const longest = 120;

/** A message with gaps, ready to be filled: texts, and between each two of them a gap. */
export interface Template {
  readonly texts: readonly string[];
  readonly gaps: readonly { readonly name: string; readonly form: string | undefined }[];
}

/**
 * Reads a template.
 *
 * - `{name}` shows the datum as JSON; of a list, its items,
 * - `{name:json}` shows a list with its brackets,
 * - `{name:text}` shows strings without quotes,
 * - `{name:whole}` shows a string without quotes and however long it is,
 * - `{name:property|properties}` is the first word where the datum is 1, else the second.
 */
export function templateOf(text: string): Template {
  const gaps = Array.from(text.matchAll(placeholder), ([, name = "", form]) => ({ name, form }));
  return { texts: text.split(anyPlaceholder), gaps };
}

/** Fills a template. What is longer than a line is cut. */
export function fill({ texts, gaps }: Template, data: Readonly<Record<string, unknown>>): string {
  let message = texts[0] ?? "";
  for (let i = 0; i < gaps.length; i++) {
    const { name, form } = gaps[i] as Template["gaps"][number];
    message += filling(data[name], form) + (texts[i + 1] ?? "");
  }
  return message;
}

/** The template with those gaps filled that data is there for. */
export function partlyFilled({ texts, gaps }: Template, data: Readonly<Record<string, unknown>>): Template {
  const filled: { texts: [string, ...string[]]; gaps: Template["gaps"][number][] } = {
    texts: [texts[0] ?? ""],
    gaps: [],
  };
  for (const [i, gap] of gaps.entries()) {
    const after = texts[i + 1] ?? "";
    if (Object.hasOwn(data, gap.name))
      filled.texts.push(`${filled.texts.pop()}${filling(data[gap.name], gap.form)}${after}`);
    else {
      filled.gaps.push(gap);
      filled.texts.push(after);
    }
  }
  return filled;
}

function filling(datum: unknown, form: string | undefined): string {
  if (form === "whole") return String(datum);
  if (form?.includes("|")) return form.split("|")[datum === 1 ? 0 : 1] ?? "";
  if (!Array.isArray(datum) || form === "json") return cut(show(datum, form === "text"));
  return listed(datum, form === "text");
}

/** The items of a list, as many as there is room for. */
function listed(items: readonly unknown[], bare: boolean): string {
  let text = "";
  for (const [i, item] of items.entries()) {
    const shown = cut(show(item, bare));
    if (i > 0 && text.length + shown.length > longest) return `${text}, …`;
    text += i === 0 ? shown : `, ${shown}`;
  }
  return text;
}

/** The same without groups, which `split` would add to its answer. */
const anyPlaceholder = /\{\w+(?::[^}]*)?\}/;

function show(datum: unknown, bare: boolean): string {
  if (bare && typeof datum === "string") return datum;
  return typeof datum === "object" && datum !== null ? shallow(datum) : scalar(datum);
}

/** A value without parts. JSON has no text for what it does not know. */
const scalar = (value: unknown): string =>
  typeof value === "number" || typeof value === "bigint" ? String(value) : (JSON.stringify(value) ?? String(value));

/** A part of a value: itself where it is a scalar, else whether there is something in it. */
function hint(part: unknown): string {
  if (typeof part !== "object" || part === null) return scalar(part);
  if (Array.isArray(part)) return part.length === 0 ? "[]" : "[…]";
  return Object.keys(part).length === 0 ? "{}" : "{…}";
}

/** Enough of a value to recognise it, however deep it is. */
function shallow(value: object): string {
  const few = 8;
  if (Array.isArray(value)) return `[${value.slice(0, few).map(hint).join(", ")}${value.length > few ? ", …" : ""}]`;
  const members = Object.entries(value);
  const shown = members.slice(0, few).map(([name, part]) => `${JSON.stringify(name)}: ${hint(part)}`);
  return `{${shown.join(", ")}${members.length > few ? ", …" : ""}}`;
}

const cut = (text: string): string => (text.length > longest ? `${text.slice(0, longest - 1)}…` : text);
