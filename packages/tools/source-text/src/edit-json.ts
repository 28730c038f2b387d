import { EditedText } from "./edited-text.js";
import type { InPlaceEdit, SourceEdit } from "./source-edit.js";
import type { SourceText } from "./source-text.js";
import { writtenValue } from "./written-value.js";

/**
 * Edits a text in JSON, with or without comments, or in the flow style of YAML.
 *
 * @param edits - From the end of the text to its beginning, so that positions stay.
 */
export function editJson(source: SourceText, edits: readonly SourceEdit[]): string | undefined {
  const edited = new EditedText(source.text);
  for (const edit of edits) {
    const position = source.positionOf(edit.pointer);
    if (!position) return undefined;
    const { value, key = value } = position;
    if (edit.op === "remove") {
      const end = edited.endOf(value.end.offset);
      edited.set(withoutPart(edited.text, key.start.offset, end), key.start.offset);
    } else editInPlace(source, edit, edited);
  }
  return edited.text;
}

/** Edits a part of a text in JSON, or of the flow style of YAML, that stays in its place. */
export function editInPlace(source: SourceText, edit: InPlaceEdit, edited: EditedText): void {
  const position = source.positionOf(edit.pointer);
  if (!position) return;
  const { value, key = value } = position;
  const [start, end] = [value.start.offset, edited.endOf(value.end.offset)];
  switch (edit.op) {
    case "rename":
      return edited.replace(key.start.offset, key.end.offset, JSON.stringify(edit.name));
    case "replace":
      return edited.replace(start, end, writtenValue(edit.value));
    case "wrap-in-array":
      return edited.replace(start, end, `[${edited.text.slice(start, end)}]`);
    case "wrap-in-object":
      return edited.replace(start, end, `{${JSON.stringify(edit.name)}: ${edited.text.slice(start, end)}}`);
    case "add-first":
      return edited.set(withFirstMember(edited.text, start, memberOf(edit)), start);
    case "add-before": {
      const at = key.start.offset;
      const space = edited.text.slice(edited.text.slice(0, at).trimEnd().length, at);
      return edited.replace(at, at, `${memberOf(edit)},${space || " "}`);
    }
  }
}

const memberOf = ({ name, value }: InPlaceEdit & { readonly op: `add-${string}` }): string =>
  `${JSON.stringify(name)}: ${writtenValue(value)}`;

// White space and comments, which only some of the languages have.
const gap = String.raw`(?:\s|//[^\n\r]*|/\*[^]*?\*/)*`;
const commaAfter = new RegExp(`^${gap},\\s*`);

/** Removes a member or an item, with the comma that separates it from the next one, or else from the one before it. */
function withoutPart(text: string, start: number, end: number): string {
  const [after = ""] = commaAfter.exec(text.slice(end)) ?? [];
  if (after !== "") return text.slice(0, start) + text.slice(end + after.length);
  const before = text.slice(0, start).trimEnd();
  return before.endsWith(",") ? before.slice(0, -1).trimEnd() + text.slice(end) : before + text.slice(end).trimStart();
}

/** Adds a member after the brace of an object, in the layout of the first one. */
function withFirstMember(text: string, brace: number, member: string): string {
  const [space = ""] = /^\s*/.exec(text.slice(brace + 1)) ?? [];
  const rest = text.slice(brace + 1 + space.length);
  return (
    text.slice(0, brace + 1) + (rest.startsWith("}") ? `${member}${rest}` : `${space}${member},${space || " "}${rest}`)
  );
}
