import { equal, requireArgument } from "@argot/core/json";
import { editJson } from "./edit-json.js";
import { editYaml } from "./edit-yaml.js";
import { editedValue } from "./edited-value.js";
import { parseJson5Text } from "./json5-text.js";
import type { SourceEdit } from "./source-edit.js";
import { SourceError } from "./source-error.js";
import { type Language, parseJsoncText, parseJsonText, SourceText, type TextOptions } from "./source-text.js";
import { parseYamlText } from "./yaml-text.js";

interface EditableLanguage {
  readonly parse: (text: string, options: TextOptions) => SourceText;
  /** @param edits - From the end of the text to its beginning. */
  readonly edit: (source: SourceText, edits: readonly SourceEdit[]) => string | undefined;
}

/** The languages whose texts can be edited. */
const editable: Readonly<Record<Exclude<Language, "toml">, EditableLanguage>> = {
  json: { parse: parseJsonText, edit: editJson },
  jsonc: { parse: parseJsoncText, edit: editJson },
  json5: { parse: parseJson5Text, edit: editJson },
  yaml: { parse: parseYamlText, edit: editYaml },
};

/**
 * Changes parts of a text in JSON, JSON with comments, JSON5 or YAML, and leaves everything else as it is, comments and layout
 * included. Edits of parts that are not there have no effect.
 *
 * @param edits - All locations are those of the text before any edit.
 * @returns The text with all edits. `undefined` if the text cannot be edited so that its value is the edited value and nothing else
 *   changes, as with TOML, or a name that is twice in an object.
 */
export function editSource(source: SourceText, edits: readonly SourceEdit[]): string | undefined {
  requireArgument(source instanceof SourceText, "editSource", "a `SourceText`, which `parseSource` makes", source);
  requireArgument(Array.isArray(edits), "editSource", "an array of edits", edits);
  const ordered = inOrder(source, edits);
  if (ordered.length === 0) return source.text;
  const { language, name, firstLine } = source;
  if (language === "toml" || source.duplicates.length > 0) return undefined;
  const { parse, edit } = editable[language];
  try {
    const text = edit(source, ordered);
    if (text === undefined) return undefined;
    const { value } = parse(text, { name, firstLine });
    return equal(value, editedValue(source.value, ordered)) ? text : undefined;
  } catch (error) {
    // The edited text is not in the language any more.
    if (error instanceof SourceError) return undefined;
    throw error;
  }
}

/** The edits of existing parts, from the end to the beginning, so that the positions of the next ones stay. */
function inOrder(source: SourceText, edits: readonly SourceEdit[]): readonly SourceEdit[] {
  const removed = edits.filter(({ op }) => op === "remove").map(({ pointer }) => `${pointer}/`);
  // Two findings may have the same fix.
  const distinct = [...new Map(edits.map((edit) => [JSON.stringify(edit), edit])).values()];
  return (
    distinct
      // Edits within a removed part are dropped.
      .filter(({ pointer }) => !removed.some((outer) => pointer.startsWith(outer)))
      .map((edit) => ({ edit, at: source.positionOf(edit.pointer)?.value.start.offset }))
      .filter((each): each is { edit: SourceEdit; at: number } => each.at !== undefined)
      .toSorted((a, b) => b.at - a.at)
      .map(({ edit }) => edit)
  );
}
