import { equal, requireArgument, stringifyJson } from "@argot/core/json";
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
  return edited(source, edits)?.text;
}

/**
 * Changes parts of a text several times, as {@link editSource} does.
 *
 * @param steps - Lists of edits. The locations of each are those of the text that the lists before it make.
 * @returns The text with all edits, or `undefined` if one of the texts cannot be edited.
 */
export function editSourceInSteps(source: SourceText, steps: readonly (readonly SourceEdit[])[]): string | undefined {
  const name = "editSourceInSteps";
  requireArgument(source instanceof SourceText, name, "a `SourceText`, which `parseSource` makes", source);
  requireArgument(Array.isArray(steps) && steps.every(Array.isArray), name, "an array of arrays of edits", steps);
  let result: SourceText | undefined = source;
  for (const edits of steps) result &&= edited(result, edits);
  return result?.text;
}

function edited(source: SourceText, edits: readonly SourceEdit[]): SourceText | undefined {
  const ordered = inOrder(source, edits);
  if (ordered.length === 0) return source;
  const { language, name, firstLine } = source;
  if (language === "toml" || source.duplicates.length > 0) return undefined;
  const { parse, edit } = editable[language];
  try {
    const text = edit(source, ordered);
    if (text === undefined) return undefined;
    const result = parse(text, { name, firstLine });
    const isAsMeant = result.duplicates.length === 0 && equal(result.value, editedValue(source.value, ordered));
    return isAsMeant ? result : undefined;
  } catch (error) {
    // The edited text is not in the language any more.
    if (error instanceof SourceError) return undefined;
    throw error;
  }
}

/** The edits of existing parts, from the end to the beginning, so that the positions of the next ones stay. */
function inOrder(source: SourceText, edits: readonly SourceEdit[]): readonly SourceEdit[] {
  // Edits within a removed or replaced part are dropped.
  const gone = new Set(edits.filter(({ op }) => op === "remove" || op === "replace").map(({ pointer }) => pointer));
  const placed = edits
    .filter(({ pointer }) => !isWithin(pointer, gone))
    .map((edit) => ({ edit, at: offsetOf(source, edit) }))
    .filter((each): each is { edit: SourceEdit; at: number } => each.at !== undefined)
    .toSorted((a, b) => b.at - a.at || rank[a.edit.op] - rank[b.edit.op]);
  // Two findings may have the same fix.
  return [...new Map(placed.map(({ edit }) => [stringifyJson({ ...edit }), edit])).values()];
}

/** The order of edits at one place: what is before a part is added last. Edits of one rank keep the order in which they were given. */
const rank: Readonly<Record<SourceEdit["op"], number>> = {
  remove: 0,
  rename: 1,
  replace: 2,
  "add-first": 3,
  "wrap-in-array": 4,
  "wrap-in-object": 4,
  "add-before": 5,
};

function isWithin(pointer: string, outer: ReadonlySet<string>): boolean {
  if (outer.size === 0) return false;
  for (let slash = pointer.lastIndexOf("/"); slash !== -1; slash = pointer.lastIndexOf("/", slash - 1)) {
    if (outer.has(pointer.slice(0, slash))) return true;
    if (slash === 0) break;
  }
  return false;
}

/** Where an edit is: at the name of the part, or at its value. */
function offsetOf(source: SourceText, { op, pointer }: SourceEdit): number | undefined {
  const position = source.positionOf(pointer);
  const isOfName = op === "remove" || op === "rename" || op === "add-before";
  return ((isOfName ? position?.key : undefined) ?? position?.value)?.start.offset;
}
