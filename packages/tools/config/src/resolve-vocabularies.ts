import type { Vocabulary } from "argot";
import { ConfigError, type ConfigLocation } from "./config-error.js";
import { vocabularyKind, exportsOf, parseNamedExport } from "./exports.js";

/** A vocabulary of a project. */
export interface ProjectVocabulary {
  readonly vocabulary: Vocabulary;
  /** JSON Pointer of its entry in the file of the configuration. */
  readonly pointer: string;
  /** The file of its module, if there is one. */
  readonly file: string | undefined;
}

/**
 * Resolves the setting `vocabularies`.
 *
 * @param location - The location of the list.
 * @throws ConfigError if one cannot be loaded, or two have the same URI.
 */
export async function resolveVocabularies(
  written: readonly (string | Vocabulary)[],
  { file, pointer }: ConfigLocation,
): Promise<readonly ProjectVocabulary[]> {
  const all = new Map<string, ProjectVocabulary>();
  for (const [i, each] of written.entries()) {
    const location = { file, pointer: `${pointer}/${i}` };
    // oxlint-disable-next-line no-await-in-loop -- modules run in the order in which they are written
    for (const found of await vocabulariesOf(each, location)) {
      const { uri } = found.vocabulary;
      const other = all.get(uri);
      if (other && other.vocabulary !== found.vocabulary) {
        const reason = `the vocabulary ${uri} is already given by ${other.pointer}, and is different there`;
        throw new ConfigError("invalid-config", location, reason, "keep one of them");
      }
      all.set(uri, other ?? found);
    }
  }
  return [...all.values()];
}

async function vocabulariesOf(
  written: string | Vocabulary,
  location: ConfigLocation,
): Promise<readonly ProjectVocabulary[]> {
  const { pointer } = location;
  if (typeof written !== "string") {
    if (vocabularyKind.is(written)) return [{ vocabulary: written, pointer, file: undefined }];
    throw new ConfigError("invalid-config", location, "this object is no vocabulary", "make one with defineVocabulary");
  }
  const { file, found } = await exportsOf(parseNamedExport(written), vocabularyKind, location);
  return [...found.values()].map((vocabulary) => ({ vocabulary, pointer, file }));
}
