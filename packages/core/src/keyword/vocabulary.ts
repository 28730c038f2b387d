import { describeValue } from "../errors/check-arguments.js";
import { ownProperties } from "../json/own-properties.js";
import { canBeSchema, isObject, type Json } from "../json/types.js";
import { isKeyword } from "./typed-keyword.js";
import type { Keyword } from "./keyword.js";
import { type Refuse, refuserFor, refuseUnknownMembers, requireObject, requireUri } from "./definition-errors.js";

/** A vocabulary: a URI, and keywords by their names in schemas. */
export interface Vocabulary {
  /** The absolute URI for `$vocabulary`. */
  readonly uri: string;
  /** The meta-schema for the values of the keywords. */
  readonly metaSchema: Json | undefined;
  /** The keywords by their names in schemas. */
  readonly keywords: ReadonlyMap<string, Keyword>;
  /** Keywords that replace those of the same names if a meta-schema requires the vocabulary. */
  readonly whenRequired: ReadonlyMap<string, Keyword>;
  /** The URIs of vocabularies that this one replaces in a dialect that has both. */
  readonly supersedes: readonly string[];
}

/** Keywords by their names in schemas, as an object or as a map. */
export type KeywordsByName = Readonly<Record<string, Keyword>> | ReadonlyMap<string, Keyword>;

/** The definition of a vocabulary, for {@link defineVocabulary}. A `Vocabulary` is a definition, too: spread it to change it. */
export interface VocabularyDefinition {
  /** The absolute URI for `$vocabulary`. */
  readonly uri: string;
  /** The meta-schema for the values of the keywords. Other meta-schemas can refer to it by `uri`. */
  readonly metaSchema?: unknown;
  /** The keywords by their names in schemas, in the order in which they run. */
  readonly keywords: KeywordsByName;
  /** Keywords that replace those of the same names if a meta-schema requires the vocabulary. Default: none. */
  readonly whenRequired?: KeywordsByName;
  /** The URIs of vocabularies that this one replaces in a dialect that has both. Default: none. */
  readonly supersedes?: readonly string[];
}

/**
 * Defines a vocabulary.
 *
 * @throws DefinitionError if the definition is wrong.
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineVocabulary(given: VocabularyDefinition): Vocabulary {
  requireObject("A vocabulary", given);
  const definition = ownProperties(given);
  const { uri, metaSchema, supersedes = [] } = definition;
  requireUri("A vocabulary", uri, "https://example.com/vocab/units");
  const refuse = refuserFor(`Vocabulary ${uri}`);
  refuseUnknownMembers(`Vocabulary ${uri}`, definition, vocabularyMembers);
  if (metaSchema !== undefined && !canBeSchema(metaSchema))
    refuse(`\`metaSchema\` must be a schema, an object or a boolean; got ${describeValue(metaSchema)}.`);
  if (!Array.isArray(supersedes) || !supersedes.every((each) => typeof each === "string"))
    refuse("`supersedes` must be an array of the URIs of vocabularies.");
  const keywords = keywordsByName("keywords", definition.keywords, refuse);
  const whenRequired = keywordsByName("whenRequired", definition.whenRequired ?? {}, refuse);
  for (const name of whenRequired.keys())
    if (!keywords.has(name)) refuse(`\`whenRequired\` has "${name}", but \`keywords\` does not.`);
  refuseSharedIds(uri, keywords);
  return { uri, metaSchema: metaSchema as Json | undefined, keywords, whenRequired, supersedes };
}

const vocabularyMembers: readonly string[] = [
  "uri",
  "metaSchema",
  "keywords",
  "whenRequired",
  "supersedes",
] satisfies (keyof VocabularyDefinition)[];

/** Refuses what are no keywords by their names. */
export function keywordsByName(property: string, given: unknown, refuse: Refuse): ReadonlyMap<string, Keyword> {
  if (!isObject(given))
    refuse(`\`${property}\` must be an object of keywords, such as { unit }; got ${describeValue(given)}.`);
  const keywords = new Map(given instanceof Map ? (given as Map<string, Keyword>) : Object.entries(given as object));
  for (const [name, keyword] of keywords)
    if (!isKeyword(keyword)) refuse(`"${name}" is not a keyword; make one with \`defineKeyword\`.`);
  return keywords;
}

/** Refuses two keywords with one id, which identifies their messages. One keyword may have several names. */
function refuseSharedIds(uri: string, keywords: ReadonlyMap<string, Keyword>): void {
  const names = new Map<string, string>();
  for (const [name, keyword] of keywords) {
    const other = names.get(keyword.id);
    if (other !== undefined && keywords.get(other) !== keyword)
      refuserFor(`Vocabulary ${uri}`)(`"${other}" and "${name}" are different keywords with one id, ${keyword.id}.`);
    names.set(keyword.id, name);
  }
}

/** Whether a value was made by `defineVocabulary`. */
export const isVocabulary = (value: unknown): value is Vocabulary =>
  isObject(value) &&
  typeof value["uri"] === "string" &&
  value["keywords"] instanceof Map &&
  Array.isArray(value["supersedes"]);

/** The vocabulary with the keywords that are in force if a meta-schema requires it. */
/* @__NO_SIDE_EFFECTS__ */
export const asRequired = (vocabulary: Vocabulary): Vocabulary =>
  vocabulary.whenRequired.size === 0
    ? vocabulary
    : { ...vocabulary, keywords: new Map([...vocabulary.keywords, ...vocabulary.whenRequired]) };
