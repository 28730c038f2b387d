import type { Vocabulary } from "argot";
import { ConfigError, type ConfigPlace } from "./config-error.js";
import { aVocabulary, exportsOf, namedIn } from "./exports.js";

/** A vocabulary of a project. */
export interface ProjectVocabulary {
  readonly vocabulary: Vocabulary;
  /** JSON Pointer of what names it, in the file of the configuration. */
  readonly pointer: string;
  /** The file that it comes from, if any. */
  readonly file: string | undefined;
}

/**
 * The vocabularies that a configuration means.
 *
 * @param place - Where they are listed.
 * @throws ConfigError when one cannot be had, or two have one URI.
 */
export async function resolveVocabularies(
  written: readonly (string | Vocabulary)[],
  { file, pointer }: ConfigPlace,
): Promise<readonly ProjectVocabulary[]> {
  const all = new Map<string, ProjectVocabulary>();
  for (const [i, each] of written.entries()) {
    const place = { file, pointer: `${pointer}/${i}` };
    // oxlint-disable-next-line no-await-in-loop -- modules run in the order in which they are written
    for (const found of await vocabulariesOf(each, place)) {
      const { uri } = found.vocabulary;
      const other = all.get(uri);
      if (other && other.vocabulary !== found.vocabulary) {
        const reason = `the vocabulary ${uri} is already given by ${other.pointer}, and this is another`;
        throw new ConfigError("invalid-config", place, reason, "keep one of them");
      }
      all.set(uri, other ?? found);
    }
  }
  return [...all.values()];
}

async function vocabulariesOf(written: string | Vocabulary, place: ConfigPlace): Promise<readonly ProjectVocabulary[]> {
  const { pointer } = place;
  if (typeof written !== "string") {
    if (aVocabulary.is(written)) return [{ vocabulary: written, pointer, file: undefined }];
    throw new ConfigError("invalid-config", place, "this object is no vocabulary", "make one with defineVocabulary");
  }
  const { file, found } = await exportsOf(namedIn(written), aVocabulary, place);
  return [...found.values()].map((vocabulary) => ({ vocabulary, pointer, file }));
}
