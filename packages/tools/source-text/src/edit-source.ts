import { isMap, isSeq, parseDocument } from "yaml";
import type { SourceText } from "./source-text.js";
import { tokensOf } from "./tree.js";

/** A change of a text. */
export type SourceEdit =
  /** Removes a member of an object or an item of an array. */
  | { readonly op: "remove"; readonly pointer: string }
  /** Adds a member to an object, before all others. */
  | { readonly op: "add-first"; readonly pointer: string; readonly name: string; readonly value: string };

/**
 * Changes parts of a text in JSON, JSON with comments, JSON5 or YAML, and leaves everything else as it is, comments and indentation
 * included. Edits of parts that are not there have no effect, and a text in TOML stays as it is.
 *
 * @param edits - All locations are those of the text before any edit.
 * @returns The text with all edits.
 */
export function editSource(source: SourceText, edits: readonly SourceEdit[]): string {
  const removed = edits.filter(({ op }) => op === "remove").map(({ pointer }) => `${pointer}/`);
  // From the end to the beginning, so that positions stay. What is within something removed is removed with it.
  const ordered = edits
    .filter(({ pointer }) => !removed.some((outer) => pointer.startsWith(outer)))
    .map((edit) => ({ edit, at: source.positionOf(edit.pointer)?.value.start.offset }))
    .filter((each): each is { edit: SourceEdit; at: number } => each.at !== undefined)
    .toSorted((a, b) => b.at - a.at)
    .map(({ edit }) => edit);
  if (source.language === "toml") return source.text;
  return source.language === "yaml" ? editYaml(source.text, ordered) : editJson(source, ordered);
}

function editJson(source: SourceText, edits: readonly SourceEdit[]): string {
  let { text } = source;
  for (const edit of edits) {
    const position = source.positionOf(edit.pointer);
    if (!position) continue;
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

function editYaml(text: string, edits: readonly SourceEdit[]): string {
  const document = parseDocument(text, { schema: "core", uniqueKeys: false });
  for (const edit of edits) {
    const path = tokensOf(edit.pointer);
    if (edit.op === "remove") {
      const parent = path.length > 1 ? document.getIn(path.slice(0, -1)) : document.contents;
      const last = path.at(-1) as string;
      document.deleteIn([...path.slice(0, -1), isSeq(parent) ? Number(last) : last]);
    } else {
      const target = path.length === 0 ? document.contents : document.getIn(path);
      if (isMap(target)) target.items.unshift(document.createPair(edit.name, edit.value));
    }
  }
  return document.toString({ lineWidth: 0 });
}
