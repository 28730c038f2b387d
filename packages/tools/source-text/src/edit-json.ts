import type { SourceEdit } from "./source-edit.js";
import type { SourceText } from "./source-text.js";

/**
 * Edits a text in JSON, with or without comments, or in the flow style of YAML.
 *
 * @param edits - From the end of the text to its beginning, so that positions stay.
 */
export function editJson(source: SourceText, edits: readonly SourceEdit[]): string | undefined {
  let { text } = source;
  for (const edit of edits) {
    const position = source.positionOf(edit.pointer);
    if (!position) return undefined;
    const { value, key = value } = position;
    text =
      edit.op === "remove"
        ? withoutPart(text, key.start.offset, value.end.offset)
        : withFirstMember(text, value.start.offset, `${JSON.stringify(edit.name)}: ${JSON.stringify(edit.value)}`);
  }
  return text;
}

// White space and comments, which only some of the languages have.
const gap = String.raw`(?:\s|//[^\n\r]*|/\*[^]*?\*/)*`;
const commaAfter = new RegExp(`^${gap},\\s*`);

/** Removes a member or an item, with the comma that separates it from the next one, or else from the one before it. */
function withoutPart(text: string, start: number, end: number): string {
  const [after = ""] = commaAfter.exec(text.slice(end)) ?? [];
  if (after !== "") return text.slice(0, start) + text.slice(end + after.length);
  const before = text.slice(0, start).replace(/\s*,?\s*$/, "");
  const isOnly = !/,\s*$/.test(text.slice(0, start));
  return before + (isOnly ? text.slice(end).trimStart() : text.slice(end));
}

/** Adds a member after the brace of an object, in the layout of the first one. */
function withFirstMember(text: string, brace: number, member: string): string {
  const [space = ""] = /^\s*/.exec(text.slice(brace + 1)) ?? [];
  const rest = text.slice(brace + 1 + space.length);
  return (
    text.slice(0, brace + 1) + (rest.startsWith("}") ? `${member}${rest}` : `${space}${member},${space || " "}${rest}`)
  );
}
