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
 * @throws RangeError if the language is none of them.
 */
export function parseSource(text: string, options: SourceOptions = {}): SourceText {
  const { language = /\.ya?ml$/i.test(options.name ?? "") ? "yaml" : "json" } = options;
  if (!Object.hasOwn(parsers, language))
    throw new RangeError(
      `There is no language ${JSON.stringify(language)}; there are ${Object.keys(parsers).join(", ")}.`,
    );
  return parsers[language](text, options);
}
