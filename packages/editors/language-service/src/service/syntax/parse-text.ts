import { readJson } from "./read-json.js";
import { readYaml } from "./read-yaml.js";
import type { DocumentLanguage, ParsedText } from "./syntax-document.js";

/** How texts are read. */
export interface ParseOptions {
  /** Whether `<<` merges in every document of YAML. Default: only in those that name YAML 1.1. */
  readonly mergesYamlKeys?: boolean;
}

/**
 * Reads a text as far as it can be read. It never throws.
 *
 * @param before - A version of the text that was read before. Of JSON, what is equal in both is not read again.
 */
export const parseText = (
  text: string,
  language: DocumentLanguage,
  before?: ParsedText,
  { mergesYamlKeys = false }: ParseOptions = {},
): ParsedText => (language === "yaml" ? readYaml(text, mergesYamlKeys) : readJson(text, language, before));

/** The language of a document, from its language id in editors and from the end of its URI. */
export function languageOf(languageId: string, uri: string): DocumentLanguage {
  const extension = /\.(json5|jsonc|ya?ml)$/i.exec(uri)?.[1]?.toLowerCase();
  if (/yaml/.test(languageId) || extension?.startsWith("y")) return "yaml";
  if (languageId === "json5" || extension === "json5") return "json5";
  return languageId === "jsonc" || extension === "jsonc" ? "jsonc" : "json";
}
