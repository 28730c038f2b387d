import { ownProperties } from "../json/own-properties.js";
import { isObject, type Json } from "../json/types.js";
import { isKeyword, type Keyword } from "./define-keyword.js";
import {
  canBeSchema,
  refuserFor,
  refuseUnknownMembers,
  requireObject,
  requireUri,
  describeValue,
} from "./definition-errors.js";

/** Keywords under the names that schemas use, identified by a URI. */
export interface Vocabulary {
  /** The absolute URI by which `$vocabulary` lists it. */
  readonly uri: string;
  /** The document that says what the values of these keywords must look like. */
  readonly metaSchema: Json | undefined;
  /** Keywords by the name that schemas use. */
  readonly keywords: ReadonlyMap<string, Keyword>;
  /** The keywords that mean something else where a meta-schema requires the vocabulary, by the name that schemas use. */
  readonly whenRequired: ReadonlyMap<string, Keyword>;
  /** The URIs of vocabularies that it says the same as, and more: a dialect that speaks it does without those. */
  readonly supersedes: readonly string[];
}

/** Keywords by the name that schemas use, as an object or as a map. */
export type KeywordsByName = Readonly<Record<string, Keyword>> | ReadonlyMap<string, Keyword>;

/** What an author writes; a vocabulary is one itself, so that another can be made of it with some parts changed. */
export interface VocabularyDefinition {
  /** The absolute URI by which `$vocabulary` lists it. */
  readonly uri: string;
  /** A document about the values of its keywords, for meta-schemas to refer to by the vocabulary's URI. */
  readonly metaSchema?: unknown;
  /** Its keywords, by the names that schemas use, in the order in which they run. */
  readonly keywords: KeywordsByName;
  /** What some of them mean where a meta-schema requires the vocabulary. */
  readonly whenRequired?: KeywordsByName;
  /** The URIs of vocabularies that a dialect leaves out which speaks this one. None, when not said. */
  readonly supersedes?: readonly string[];
}

/**
 * Defines a vocabulary: a URI, keywords by name, and the meta-schema of their values.
 *
 * @throws DefinitionError saying what is wrong with the definition.
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
    refuse(`\`metaSchema\` must be a document: an object or a boolean; got ${describeValue(metaSchema)}.`);
  if (!Array.isArray(supersedes) || !supersedes.every((each) => typeof each === "string"))
    refuse("`supersedes` must be an array of URIs of vocabularies.");
  const keywords = keywordsOf(uri, "keywords", definition.keywords);
  const whenRequired = keywordsOf(uri, "whenRequired", definition.whenRequired ?? {});
  for (const name of whenRequired.keys())
    if (!keywords.has(name)) refuse(`\`whenRequired\` has "${name}", which is not among its keywords.`);
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

function keywordsOf(uri: string, member: string, named: unknown): ReadonlyMap<string, Keyword> {
  const refuse = refuserFor(`Vocabulary ${uri}`);
  if (!isObject(named))
    refuse(`\`${member}\` must be keywords by name, such as { unit }; got ${describeValue(named)}.`);
  const keywords = new Map(named instanceof Map ? (named as Map<string, Keyword>) : Object.entries(named as object));
  for (const [name, keyword] of keywords)
    if (!isKeyword(keyword)) refuse(`"${name}" is not a keyword; make one with \`defineKeyword\`.`);
  return keywords;
}

/** One keyword may have several names; two keywords may not have one id, which their messages are told apart by. */
function refuseSharedIds(uri: string, keywords: ReadonlyMap<string, Keyword>): void {
  const names = new Map<string, string>();
  for (const [name, keyword] of keywords) {
    const other = names.get(keyword.id);
    if (other !== undefined && keywords.get(other) !== keyword)
      refuserFor(`Vocabulary ${uri}`)(`"${other}" and "${name}" are different keywords with one id, ${keyword.id}.`);
    names.set(keyword.id, name);
  }
}

/** Whether a value is what `defineVocabulary` makes. */
export const isVocabulary = (value: unknown): value is Vocabulary =>
  isObject(value) &&
  typeof value["uri"] === "string" &&
  value["keywords"] instanceof Map &&
  Array.isArray(value["supersedes"]);

/** The vocabulary as a dialect speaks it whose meta-schema requires it. */
/* @__NO_SIDE_EFFECTS__ */
export const asRequired = (vocabulary: Vocabulary): Vocabulary =>
  vocabulary.whenRequired.size === 0
    ? vocabulary
    : { ...vocabulary, keywords: new Map([...vocabulary.keywords, ...vocabulary.whenRequired]) };
