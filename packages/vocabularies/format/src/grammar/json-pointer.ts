import { standsAt } from "./characters.js";

/** Whether a text is, from an index to its end, a JSON Pointer (RFC 6901, section 3). */
export function isJsonPointerFrom(text: string, from: number): boolean {
  if (from < text.length && text[from] !== "/") return false;
  for (let at = text.indexOf("~", from); at >= 0; at = text.indexOf("~", at + 2)) {
    if (!standsAt(text, at + 1, "0") && !standsAt(text, at + 1, "1")) return false;
  }
  return true;
}
