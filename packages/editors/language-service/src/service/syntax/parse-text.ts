import { readJson } from "./read-json.js";
import { readYaml } from "./read-yaml.js";
import type { DocumentLanguage, ParsedText } from "./syntax-document.js";

/** How texts are read. */
export interface ParseOptions {
  /** Whether `<<` merges in every document of YAML. Default: `true`; otherwise only in those that name YAML 1.1. */
  readonly mergesYamlKeys?: boolean;
  /** The tags of programs that documents of YAML may have. Default: all. */
  readonly yamlTags?: readonly string[] | undefined;
}

/**
 * Reads a text as far as possible. It never throws.
 *
 * @param before - An earlier version of the text. For JSON, its unchanged parts are reused.
 */
export const parseText = (
  text: string,
  language: DocumentLanguage,
  before?: ParsedText,
  { mergesYamlKeys = true, yamlTags }: ParseOptions = {},
): ParsedText => (language === "yaml" ? readYaml(text, mergesYamlKeys, yamlTags) : readJson(text, language, before));

/** The language of a document, from its language id in editors and from the end of its URI. */
export function languageOf(languageId: string, uri: string): DocumentLanguage {
  const extension = /\.(json5|jsonc|ya?ml)$/i.exec(uri)?.[1]?.toLowerCase();
  if (/yaml/.test(languageId) || extension?.startsWith("y")) return "yaml";
  if (languageId === "json5" || extension === "json5") return "json5";
  return languageId === "jsonc" || extension === "jsonc" ? "jsonc" : "json";
}
