import { refuseUnknownName } from "@argot/core/json";
import { checkText } from "./check-text.js";
import { type Language, parseJsoncText, parseJsonText, type SourceText, type TextOptions } from "./source-text.js";
import { parseYamlText } from "./yaml-text.js";

/** Options for `parseSource`. */
export interface SourceOptions extends TextOptions {
  /** The language of the text. Default: YAML if the name ends in `.yaml` or `.yml`, else JSON. */
  readonly language?: "json" | "jsonc" | "yaml";
}

const parsers = { json: parseJsonText, jsonc: parseJsoncText, yaml: parseYamlText } satisfies Partial<
  Record<Language, (text: string, options: TextOptions) => SourceText>
>;

/**
 * Parses a text and keeps the positions of its values.
 *
 * @throws SourceError with line and column, if the text is not in its language.
 * @throws DefinitionError if the language is none of them, an option is not known, or there is no text.
 */
export function parseSource(text: string, options: SourceOptions = {}): SourceText {
  checkText("parseSource", text, options, ["language"]);
  const { language = /\.ya?ml$/i.test(options.name ?? "") ? "yaml" : "json", ...others } = options;
  refuseUnknownName("language", language, Object.keys(parsers));
  return parsers[language](text, others);
}
