import { DefinitionError } from "../errors/definition-error.js";
import { isObject, type Json } from "../json/types.js";
import { isAbsoluteUri } from "../json/uri.js";
import type { Keyword } from "./define.js";

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

/** A keyword with the name it has in a dialect and the vocabulary that it comes from. */
export interface NamedKeyword {
  /** The member of a schema object that holds the keyword's value. */
  readonly name: string;
  /** The vocabulary's URI. */
  readonly vocabulary: string;
  /** The definition, which is the same under any name. */
  readonly keyword: Keyword;
  /** Its position in the dialect: keywords run in this order, whatever the order of the schema. */
  readonly order: number;
}

/** What `$schema` selects: the vocabularies that a schema resource speaks, and its meta-schema. */
export interface Dialect {
  /** The URI that `$schema` gives, without an empty fragment. */
  readonly uri: string;
  /** Other URIs that mean the same in `$schema`. */
  readonly aliases: readonly string[];
  /** The document that schemas are checked against; without one, only the shapes of keyword values are. */
  readonly metaSchema: Json | undefined;
  /** The meta-schema as code, made ahead of time: it decides the same. */
  readonly check: CompiledCheck | undefined;
  /** Spoken whatever `$vocabulary` lists: it holds what identifies and refers. */
  readonly core: Vocabulary;
  /** All vocabularies, the core among them, in the order in which their keywords run. */
  readonly vocabularies: readonly Vocabulary[];
  /** Keywords by the name that schemas use. */
  readonly keywords: ReadonlyMap<string, NamedKeyword>;
  /** Whether a member that is no keyword is an annotation; it is refused otherwise. Without it, all are annotations. */
  readonly admits: ((name: string) => boolean) | undefined;
}

/**
 * Defines a vocabulary: a URI, keywords by name, and the meta-schema of their values.
 *
 * @throws DefinitionError when the URI is not absolute or a keyword is none.
 */
export function defineVocabulary(definition: {
  uri: string;
  metaSchema?: unknown;
  keywords: Readonly<Record<string, Keyword>>;
  whenRequired?: Readonly<Record<string, Keyword>>;
  supersedes?: readonly string[];
}): Vocabulary {
  const { uri, metaSchema, keywords, whenRequired = {}, supersedes = [] } = definition;
  if (typeof uri !== "string" || !isAbsoluteUri(uri))
    throw new DefinitionError(`A vocabulary needs an absolute URI; got ${JSON.stringify(uri)}.`);
  for (const [name, keyword] of [...Object.entries(keywords), ...Object.entries(whenRequired)]) {
    if (!isObject(keyword) || typeof keyword["lower"] !== "function") {
      throw new DefinitionError(`Vocabulary ${uri}: "${name}" is not a keyword; make one with \`defineKeyword\`.`);
    }
  }
  return {
    uri,
    metaSchema: metaSchema as Json | undefined,
    keywords: new Map(Object.entries(keywords)),
    whenRequired: new Map(Object.entries(whenRequired)),
    supersedes,
  };
}

/** The vocabulary as a dialect speaks it whose meta-schema requires it. */
export const asRequired = (vocabulary: Vocabulary): Vocabulary => ({
  ...vocabulary,
  keywords: new Map([...vocabulary.keywords, ...vocabulary.whenRequired]),
});

/**
 * A meta-schema as code: given the leaf meanings, and a function that it calls where a schema is more than it can do by
 * itself, it returns the function that decides whether a schema is valid.
 */
export type CompiledCheck = (
  runtime: Readonly<Record<string, unknown>>,
  handOver: () => never,
) => (schema: unknown) => boolean;

/** What an author writes; a dialect is one itself, so that another can be made of it with some parts changed. */
export interface DialectDefinition {
  /** The absolute URI that `$schema` gives. */
  readonly uri: string;
  /** Other URIs that mean the same in `$schema`. None, when not said. */
  readonly aliases?: readonly string[];
  /** The document that schemas are checked against. */
  readonly metaSchema?: unknown;
  /** The meta-schema as code. */
  readonly check?: CompiledCheck | undefined;
  /** Spoken whatever `$vocabulary` lists; it may stand among `vocabularies` as well. */
  readonly core: Vocabulary;
  /** In the order in which their keywords run. */
  readonly vocabularies: readonly Vocabulary[];
  /** Whether a member that is no keyword is an annotation; it is refused otherwise. Without it, all are annotations. */
  readonly admits?: ((name: string) => boolean) | undefined;
}

/**
 * Defines a dialect from vocabularies.
 *
 * @throws DefinitionError when a URI is not absolute or two vocabularies use one name.
 */
export function defineDialect(definition: DialectDefinition): Dialect {
  const { aliases = [], metaSchema, check, core, admits } = definition;
  for (const each of [definition.uri, ...aliases]) {
    if (typeof each !== "string" || !isAbsoluteUri(each))
      throw new DefinitionError(`A dialect needs an absolute URI; got ${JSON.stringify(each)}.`);
  }
  const uri = definition.uri.replace(/#$/, "");
  const superseded = new Set(definition.vocabularies.flatMap(({ supersedes }) => supersedes));
  const spoken = definition.vocabularies.filter((each) => !superseded.has(each.uri));
  const vocabularies = spoken.includes(core) ? spoken : [core, ...spoken];
  const keywords = new Map<string, NamedKeyword>();
  for (const vocabulary of vocabularies) {
    for (const [name, keyword] of vocabulary.keywords) {
      const other = keywords.get(name);
      if (other && other.keyword !== keyword) {
        throw new DefinitionError(
          `Dialect ${uri}: both ${other.vocabulary} and ${vocabulary.uri} have a keyword named "${name}".`,
        );
      }
      keywords.set(name, { name, keyword, vocabulary: vocabulary.uri, order: keywords.size });
    }
  }
  return { uri, aliases, metaSchema: metaSchema as Json | undefined, check, core, vocabularies, keywords, admits };
}

/**
 * The same dialect with other meanings for some of its keywords: each of `keywords` stands in for the one that has its
 * `id`, under the same name and at the same position. One whose `id` the dialect does not have changes nothing, so that
 * one list serves several dialects.
 */
export function replaceKeywords(dialect: Dialect, keywords: readonly Keyword[]): Dialect {
  const byId = new Map(keywords.map((keyword) => [keyword.id, keyword]));
  const replaceIn = (named: ReadonlyMap<string, Keyword>): ReadonlyMap<string, Keyword> =>
    new Map(Array.from(named, ([name, keyword]) => [name, byId.get(keyword.id) ?? keyword]));
  const replaced = new Map<Vocabulary, Vocabulary>();
  for (const vocabulary of dialect.vocabularies) {
    const meanings = { keywords: replaceIn(vocabulary.keywords), whenRequired: replaceIn(vocabulary.whenRequired) };
    replaced.set(vocabulary, { ...vocabulary, ...meanings });
  }
  const core = replaced.get(dialect.core) ?? dialect.core;
  return defineDialect({ ...dialect, core, vocabularies: [...replaced.values()] });
}

/**
 * The same dialect with more vocabularies, whose keywords run after its own.
 *
 * @throws DefinitionError when a name is used already.
 */
export const addVocabularies = (dialect: Dialect, vocabularies: readonly Vocabulary[]): Dialect =>
  defineDialect({ ...dialect, vocabularies: [...dialect.vocabularies, ...vocabularies] });

/** The keywords that a schema object has, in the order of the dialect. */
export function keywordsIn(schema: Readonly<Record<string, unknown>>, dialect: Dialect): NamedKeyword[] {
  const present: NamedKeyword[] = [];
  for (const name of Object.keys(schema)) {
    const keyword = dialect.keywords.get(name);
    if (keyword) present.push(keyword);
  }
  const mask = present.find(({ keyword }) => keyword.masksSiblings);
  return mask ? [mask] : present.sort((a, b) => a.order - b.order);
}
