const longest = 120;

/**
 * Fills a template. What is longer than a line is cut.
 *
 * - `{name}` shows the datum as JSON; of a list, its items,
 * - `{name:json}` shows a list with its brackets,
 * - `{name:text}` shows strings without quotes,
 * - `{name:property|properties}` is the first word where the datum is 1, else the second.
 */
export function fill(template: string, data: Readonly<Record<string, unknown>>): string {
  return template.replace(placeholder, (_, name: string, form?: string) => {
    const datum = data[name];
    if (form?.includes("|")) return form.split("|")[datum === 1 ? 0 : 1] ?? "";
    if (!Array.isArray(datum) || form === "json") return cut(show(datum, form === "text"));
    return cut(datum.map((part) => show(part, form === "text")).join(", "));
  });
}

const placeholder = /\{(\w+)(?::([^}]*))?\}/g;

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
