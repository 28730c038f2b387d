import { parseJsonText, type SourceText } from "@argot/source-text/text";
import type * as Yaml from "@argot/source-text/yaml";
import { isYaml, type NamedText } from "../state/playground-state.js";

type YamlReader = typeof Yaml;

let yaml: YamlReader | undefined;

/** Loads the reader of YAML, which the first result can often do without. */
export const loadYaml = async (): Promise<YamlReader> => (yaml ??= await import("@argot/source-text/yaml"));

/** Loads what is needed to read some documents. */
export async function loadReaders(documents: readonly NamedText[]): Promise<void> {
  if (documents.some(isYaml)) await loadYaml();
}

/**
 * Reads a document. {@link loadReaders} comes first.
 *
 * @throws SourceError if the text cannot be read.
 */
export function readText(document: NamedText): SourceText {
  const { name, text } = document;
  if (!isYaml(document)) return parseJsonText(text, { name });
  if (!yaml) throw new Error("The reader of YAML is not loaded");
  return yaml.parseYamlText(text, { name });
}
