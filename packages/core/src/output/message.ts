const longest = 120;

/**
 * Fills a template: `{name}` shows the datum as JSON, lists without their brackets; `{name:text}` shows strings without
 * quotes. What is longer than a line is cut.
 */
export function fill(template: string, data: Readonly<Record<string, unknown>>): string {
  return template.replace(/\{(\w+)(:text)?\}/g, (_, name: string, bare?: string) => {
    const datum = data[name];
    const parts = Array.isArray(datum) ? datum : [datum];
    return cut(parts.map((part) => show(part, bare !== undefined)).join(", "));
  });
}

function show(datum: unknown, bare: boolean): string {
  if (bare && typeof datum === "string") return datum;
  if (typeof datum === "object" && datum !== null) return shallow(datum);
  return JSON.stringify(datum) ?? String(datum);
}

/** Enough of a value to recognise it, however deep it is. */
function shallow(value: object): string {
  const inner = (part: unknown): string => {
    if (typeof part !== "object" || part === null) return JSON.stringify(part) ?? String(part);
    return Array.isArray(part) ? (part.length === 0 ? "[]" : "[…]") : Object.keys(part).length === 0 ? "{}" : "{…}";
  };
  const few = 8;
  if (Array.isArray(value)) return `[${value.slice(0, few).map(inner).join(", ")}${value.length > few ? ", …" : ""}]`;
  const members = Object.entries(value);
  const shown = members.slice(0, few).map(([name, part]) => `${JSON.stringify(name)}: ${inner(part)}`);
  return `{${shown.join(", ")}${members.length > few ? ", …" : ""}}`;
}

const cut = (text: string): string => (text.length > longest ? `${text.slice(0, longest - 1)}…` : text);
