import { LimitError } from "../errors/limit-error.js";
import { DefinitionError } from "../errors/definition-error.js";
import { ownProperties } from "../json/own-properties.js";
import type { SizeLimit } from "../json/snapshot.js";
import { type Dialect, isDialect } from "../keyword/dialect.js";
import { describeValue } from "../errors/check-arguments.js";
import { refuserFor } from "../keyword/definition-errors.js";
import { addVocabularies } from "../keyword/derive-dialect.js";
import { defineVocabulary, isVocabulary, keywordsByName, type Vocabulary } from "../keyword/vocabulary.js";
import { dialectUrisOf } from "../registry/official-uris.js";
import type { Environment } from "../registry/environment.js";
import { suggestInstalled } from "../registry/suggest-installed.js";
import type { CoreOptions } from "./core-options.js";

/**
 * Makes the environment of an Argot instance from its options.
 *
 * @throws DefinitionError if an option is wrong, two dialects have the same URI, `dialect` names none of them, or one of them
 *   already has a name in `keywords`.
 */
export function environmentOf({
  dialects: given,
  dialect,
  pin = false,
  knownVocabularies: vocabularies = [],
  keywords = {},
  strict = false,
  limits,
}: CoreOptions): Environment {
  requireAll(given, isDialect, "`dialects`", "defineDialect");
  requireAll(vocabularies, isVocabulary, "`knownVocabularies`", "defineVocabulary");
  const distinct = [...new Set(given)];
  const added = vocabularyOf(keywords);
  refuseTakenNames(added, [...distinct.flatMap((each) => each.vocabularies), ...vocabularies]);
  const withAddedKeywords = (each: Dialect): Dialect =>
    [...added.keywords.keys()].every((name) => each.keywords.has(name)) ? each : addVocabularies(each, [added]);
  const extended = distinct.map(withAddedKeywords);
  const dialects = strict ? extended.map(refusingUnknownKeywords) : extended;
  const [first] = dialects;
  if (!first) throw new DefinitionError("`dialects` must have at least one dialect.");
  const byUri = dialectsByUri(dialects);
  const defaultDialect = dialect === undefined ? first : dialectOf(dialect, byUri);
  let byVocabularyUri: ReadonlyMap<string, Vocabulary> | undefined;
  return {
    dialects: byUri,
    // Made on first use, since few programs need it.
    get vocabularies() {
      return (byVocabularyUri ??= vocabulariesByUri(dialects, vocabularies));
    },
    withAddedKeywords,
    defaultDialect,
    pinned: pin,
    leaveOpen: undefined,
    sizeLimit: sizeLimitOf(limits && ownProperties(limits).schemaSize),
  };
}

/**
 * The vocabulary of the option `keywords`. A dialect with it may be given to another instance, which has other keywords, so
 * the URI tells them apart.
 */
function vocabularyOf(given: unknown): Vocabulary {
  const keywords = keywordsByName("keywords", given, refuserFor("`createArgot`"));
  return defineVocabulary({
    uri: `argot:/keywords/${[...keywords.keys()].join(",").replaceAll("#", "%23")}`,
    keywords,
  });
}

/** Refuses the name of another keyword: one of the two would have no effect. */
function refuseTakenNames({ keywords }: Vocabulary, vocabularies: readonly Vocabulary[]): void {
  for (const [name, keyword] of keywords) {
    const other = vocabularies.find((each) => (each.keywords.get(name) ?? keyword) !== keyword);
    if (other)
      throw new DefinitionError(
        `\`keywords\` has ${describeValue(name)}, which is a keyword of ${other.uri} already; choose another name, or ` +
          "change what it means with `replaceKeywords`.",
      );
  }
}

function dialectOf(given: unknown, byUri: ReadonlyMap<string, Dialect>): Dialect {
  const uri = typeof given === "string" ? given.replace(/#$/, "") : "";
  const dialect = [uri, ...dialectUrisOf(uri)].map((each) => byUri.get(each)).find((each) => each !== undefined);
  if (dialect) return dialect;
  const hint = suggestInstalled(uri, byUri.keys());
  const described = "The dialect that an added meta-schema describes is what `argot.dialect(uri)` returns.";
  throw new DefinitionError(
    `\`dialect\` must be the URI of one of \`dialects\`; got ${describeValue(given)}${hint.endsWith("?") ? hint : `${hint}. ${described}`}`,
  );
}

function sizeLimitOf(size: number | undefined): SizeLimit | undefined {
  if (size === undefined) return undefined;
  const exceeded = (): never => {
    throw new LimitError("schemaSize", size);
  };
  return { size, exceeded };
}

function dialectsByUri(dialects: readonly Dialect[]): ReadonlyMap<string, Dialect> {
  const byUri = new Map<string, Dialect>();
  for (const each of dialects) {
    for (const uri of [each.uri, ...each.aliases]) {
      if (byUri.has(uri)) throw new DefinitionError(`Two of \`dialects\` have the URI ${uri}.`);
      byUri.set(uri, each);
    }
  }
  return byUri;
}

/**
 * The vocabularies by URI. Several dialects may have different versions of a vocabulary under one URI, such as one without
 * some keywords. The option `knownVocabularies` has precedence, and then the first dialect.
 */
function vocabulariesByUri(
  dialects: readonly Dialect[],
  given: readonly Vocabulary[],
): ReadonlyMap<string, Vocabulary> {
  const ofDialects = dialects.flatMap((each) => each.vocabularies).reverse();
  return new Map([...ofDialects, ...given].map((each): [string, Vocabulary] => [each.uri, each]));
}

/** The dialect, where unknown keywords are refused. A dialect that refuses some by itself stays as it is. */
const refusingUnknownKeywords = (dialect: Dialect): Dialect =>
  dialect.allowsUnknown ? dialect : { ...dialect, allowsUnknown: (name) => name.startsWith("x-") };

/** Checks an array option. Options may come from JavaScript, so their types are checked at run time. */
function requireAll(given: unknown, isValid: (each: unknown) => boolean, option: string, maker: string): void {
  if (!Array.isArray(given)) throw new DefinitionError(`${option} must be an array; got ${describeValue(given)}.`);
  for (const each of given as unknown[])
    if (!isValid(each)) throw new DefinitionError(`${describeValue(each)} in ${option} was not made by \`${maker}\`.`);
}
