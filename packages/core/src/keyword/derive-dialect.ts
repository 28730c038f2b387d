// Dialects that are another one with something changed, under its URI: each stands in for that one.
import { DefinitionError } from "../errors/definition-error.js";
import { didYouMean } from "../json/closest.js";
import { isKeyword, type Keyword } from "./define-keyword.js";
import { defineDialect, type Dialect } from "./dialect.js";
import { describeValue } from "./definition-errors.js";
import type { Vocabulary } from "./vocabulary.js";

/**
 * The same dialect with other meanings for some of its keywords: each of `keywords` stands in for the one that has its
 * `id`, under the same name and at the same position. One whose `id` the dialect does not have changes nothing, so that
 * one list serves several dialects.
 *
 * @throws DefinitionError when one of `keywords` is none.
 */
/* @__NO_SIDE_EFFECTS__ */
export function replaceKeywords(dialect: Dialect, keywords: readonly Keyword[]): Dialect {
  requireKeywords(keywords);
  const byId = new Map(keywords.map((keyword) => [keyword.id, keyword]));
  return mapVocabularies(dialect, (named) => named.map(([name, keyword]) => [name, byId.get(keyword.id) ?? keyword]));
}

/** Refuses a list in which something is no keyword. */
export function requireKeywords(keywords: readonly unknown[]): void {
  for (const keyword of keywords) {
    if (!isKeyword(keyword))
      throw new DefinitionError(`${describeValue(keyword)} is not a keyword; make one with \`defineKeyword\`.`);
  }
}

/**
 * The same dialect without some of its keywords: in its schemas they are members like any other that is no keyword. The
 * meta-schema stays; where it is to allow other values under these names, give the dialect another.
 *
 * @param names - As schemas of the dialect spell them.
 * @throws DefinitionError when the dialect has no keyword of one of these names.
 */
/* @__NO_SIDE_EFFECTS__ */
export function removeKeywords(dialect: Dialect, names: readonly string[]): Dialect {
  for (const name of names) {
    if (dialect.keywords.has(name)) continue;
    const hint = didYouMean(name, dialect.keywords.keys()) ?? ".";
    throw new DefinitionError(`Dialect ${dialect.uri}: there is no keyword ${describeValue(name)} to remove${hint}`);
  }
  return mapVocabularies(dialect, (named) => named.filter(([name]) => !names.includes(name)));
}

/**
 * The same dialect with more vocabularies, whose keywords run after its own. For a dialect with a URI of its own, give
 * `defineDialect` this one as the `base`.
 *
 * @throws DefinitionError when a name is used already.
 */
/* @__NO_SIDE_EFFECTS__ */
export const addVocabularies = (dialect: Dialect, vocabularies: readonly Vocabulary[]): Dialect =>
  defineDialect({ uri: dialect.uri, aliases: dialect.aliases, base: dialect, vocabularies });

type NamedKeyword = readonly [name: string, keyword: Keyword];

/** The dialect with other keywords in its vocabularies. One whose keywords all stay is the same object afterwards. */
function mapVocabularies(
  dialect: Dialect,
  change: (named: readonly NamedKeyword[]) => readonly NamedKeyword[],
): Dialect {
  const changed = new Map<Vocabulary, Vocabulary>();
  for (const vocabulary of dialect.vocabularies) {
    const keywords = changeKeywords(vocabulary.keywords, change);
    const whenRequired = changeKeywords(vocabulary.whenRequired, change);
    const same = keywords === vocabulary.keywords && whenRequired === vocabulary.whenRequired;
    changed.set(vocabulary, same ? vocabulary : { ...vocabulary, keywords, whenRequired });
  }
  const core = changed.get(dialect.core) ?? dialect.core;
  return defineDialect({ ...dialect, core, vocabularies: [...changed.values()] });
}

function changeKeywords(
  named: ReadonlyMap<string, Keyword>,
  change: (named: readonly NamedKeyword[]) => readonly NamedKeyword[],
): ReadonlyMap<string, Keyword> {
  const after = new Map(change([...named]));
  const same = after.size === named.size && [...after].every(([name, keyword]) => named.get(name) === keyword);
  return same ? named : after;
}
