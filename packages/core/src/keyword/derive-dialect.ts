// Changes to a dialect. The result keeps the URI of the dialect and replaces it.
import { DefinitionError } from "../errors/definition-error.js";
import { didYouMean } from "../json/closest.js";
import { isKeyword } from "./typed-keyword.js";
import type { Keyword } from "./keyword.js";
import { defineDialect, type Dialect, requireDialect } from "./dialect.js";
import { describeValue, requireArgument } from "../errors/check-arguments.js";
import type { Vocabulary } from "./vocabulary.js";

/**
 * Replaces keywords of a dialect. Each of `keywords` replaces the keyword with the same `id`, and keeps its name and position.
 *
 * @throws DefinitionError if one of `keywords` was not made by `defineKeyword`, or the dialect has no keyword with its `id`.
 */
/* @__NO_SIDE_EFFECTS__ */
export function replaceKeywords(dialect: Dialect, keywords: readonly Keyword[]): Dialect {
  requireDialect("replaceKeywords", dialect);
  requireKeywords("replaceKeywords", keywords);
  const ids = new Set(
    dialect.vocabularies.flatMap((vocabulary) =>
      [...vocabulary.keywords.values(), ...vocabulary.whenRequired.values()].map(({ id }) => id),
    ),
  );
  for (const { id } of keywords) {
    if (ids.has(id)) continue;
    const hint =
      didYouMean(id, ids) ?? "; use the `id` of the keyword that it replaces, or `addVocabularies` for a new one.";
    throw new DefinitionError(
      `Dialect ${dialect.uri}: there is no keyword with the id ${describeValue(id)} to replace${hint}`,
    );
  }
  return replacePresentKeywords(dialect, keywords);
}

/**
 * Replaces those keywords of a dialect that have the same `id` as one of `keywords`, so that one list can be used for several
 * dialects.
 *
 * @throws DefinitionError if one of `keywords` was not made by `defineKeyword`.
 */
/* @__NO_SIDE_EFFECTS__ */
export function replacePresentKeywords(dialect: Dialect, keywords: readonly Keyword[]): Dialect {
  requireDialect("replacePresentKeywords", dialect);
  requireKeywords("replacePresentKeywords", keywords);
  const byId = new Map(keywords.map((keyword) => [keyword.id, keyword]));
  return mapVocabularies(dialect, (named) => named.map(([name, keyword]) => [name, byId.get(keyword.id) ?? keyword]));
}

function requireList(subject: string, of: string, given: unknown): asserts given is readonly unknown[] {
  requireArgument(Array.isArray(given), subject, `an array of ${of}`, given);
}

/** Requires that everything in a list is a keyword. */
export function requireKeywords(subject: string, keywords: unknown): void {
  requireList(subject, "keywords", keywords);
  for (const keyword of keywords) {
    if (!isKeyword(keyword))
      throw new DefinitionError(`${describeValue(keyword)} is not a keyword; make one with \`defineKeyword\`.`);
  }
}

/**
 * Removes keywords from a dialect. In its schemas they are then unknown keywords. The meta-schema stays the same; to allow
 * other values under these names, define the dialect with another `metaSchema`.
 *
 * @param names - The names of the keywords in schemas.
 * @throws DefinitionError if the dialect has no keyword with one of the names.
 */
/* @__NO_SIDE_EFFECTS__ */
export function removeKeywords(dialect: Dialect, names: readonly string[]): Dialect {
  requireDialect("removeKeywords", dialect);
  requireList("removeKeywords", "names", names);
  for (const name of names) {
    if (dialect.keywords.has(name)) continue;
    requireArgument(typeof name === "string", "removeKeywords", "the names of keywords, each a string", name);
    const hint = didYouMean(name, dialect.keywords.keys()) ?? ".";
    throw new DefinitionError(`Dialect ${dialect.uri}: there is no keyword ${describeValue(name)} to remove${hint}`);
  }
  return mapVocabularies(dialect, (named) => named.filter(([name]) => !names.includes(name)));
}

/**
 * Adds vocabularies to a dialect. Their keywords run after those of the dialect. To give the result another URI, use
 * `defineDialect` with the dialect as `base`.
 *
 * @throws DefinitionError if a vocabulary has a different keyword under a name that the dialect has.
 */
/* @__NO_SIDE_EFFECTS__ */
export function addVocabularies(dialect: Dialect, vocabularies: readonly Vocabulary[]): Dialect {
  requireDialect("addVocabularies", dialect);
  return defineDialect({ uri: dialect.uri, aliases: dialect.aliases, base: dialect, vocabularies });
}

type NamedKeyword = readonly [name: string, keyword: Keyword];

/** Changes the keywords of each vocabulary. A vocabulary without changes stays the same object. */
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
