import { stringify } from "yaml";
import { isYaml, type NamedText } from "../state/playground-state.js";
import { jsonText } from "./json-text.js";
import { readText } from "./read-text.js";

/** The text of a document in the other language, YAML for JSON; `undefined` if it cannot be read. Comments of YAML are lost. */
export function converted(document: NamedText): string | undefined {
  if (document.text.trim() === "") return "";
  try {
    const { value } = readText(document);
    return isYaml(document) ? jsonText(value) : stringify(value, { lineWidth: 0 });
  } catch {
    return undefined;
  }
}
