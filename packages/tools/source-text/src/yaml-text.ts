import { checkText } from "./check-text.js";
import { parsedText, type SourceText, type TextOptions } from "./source-text.js";
import { withSource } from "./source-error.js";
import { readYaml, readYamlDocuments } from "./yaml.js";

/**
 * Parses a YAML document.
 *
 * @throws SourceError with line and column, if it is not YAML, has several documents, or no value in JSON.
 */
export const parseYamlText = (text: string, options: TextOptions = {}): SourceText =>
  parsedText(text, "yaml", options, readYaml);

/**
 * Parses a text with any number of YAML documents. The texts that are returned are the whole text, each with another value.
 *
 * @throws SourceError with line and column, if it is not YAML, or has no value in JSON.
 */
export function parseYamlDocuments(text: string, options: TextOptions = {}): SourceText[] {
  checkText("parseYamlDocuments", text, options);
  const documents = withSource(text, options, () => readYamlDocuments(text));
  return documents.map((parsed) => parsedText(text, "yaml", options, () => parsed));
}
