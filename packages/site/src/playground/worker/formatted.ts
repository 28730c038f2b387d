import { applyEdits, format } from "jsonc-parser";
import { parseDocument } from "yaml";
import { isYaml, type NamedText } from "../state/playground-state.js";

/** A text with line breaks and indentation: comments of YAML and all digits stay. `undefined` if it cannot be read. */
export function formatted(document: NamedText): string | undefined {
  const { text } = document;
  if (text.trim() === "") return text;
  if (!isYaml(document))
    return applyEdits(text, format(text, undefined, { tabSize: 2, insertSpaces: true, eol: "\n" }));
  const parsed = parseDocument(text, { intAsBigInt: true });
  return parsed.errors.length > 0 ? undefined : parsed.toString({ lineWidth: 0 });
}
