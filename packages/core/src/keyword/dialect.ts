import { DefinitionError } from "../errors/definition-error.js";
import { ownProperties } from "../json/own-properties.js";
import { isObject, type Json } from "../json/types.js";
import type { Keyword } from "./define-keyword.js";
import {
  canBeSchema,
  refuserFor,
  refuseUnknownMembers,
  requireObject,
  requireUri,
  describeValue,
} from "./definition-errors.js";
import { isVocabulary, type Vocabulary } from "./vocabulary.js";

/** A keyword with the name it has in a dialect and the vocabulary that it comes from. */
export interface DialectKeyword {
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
  readonly keywords: ReadonlyMap<string, DialectKeyword>;
  /** Whether a member that is no keyword is an annotation; it is refused otherwise. Without it, all are annotations. */
  readonly allowsUnknown: ((name: string) => boolean) | undefined;
  /** Makes the meta-schema of a dialect that is this one with more keywords; without it, that has the same one. */
  readonly extendMetaSchema: ((names: readonly string[]) => unknown) | undefined;
}

/**
 * A meta-schema as code: given the leaf meanings, and a function that it calls where a schema is more than it can do by
 * itself, it returns the function that decides whether a schema is valid.
 */
export type CompiledCheck = (
  runtime: Readonly<Record<string, unknown>>,
  fallback: () => never,
) => (schema: unknown) => boolean;

/** What an author writes; a dialect is one itself, so that another can be made of it with some parts changed. */
export interface DialectDefinition {
  /** The absolute URI that `$schema` gives. */
  readonly uri: string;
  /** Other URIs that mean the same in `$schema`. None, when not said. */
  readonly aliases?: readonly string[];
  /** A dialect to extend: its vocabularies come before those given here, and what is not said is as it is there. */
  readonly base?: Dialect;
  /** The document that schemas are checked against. */
  readonly metaSchema?: unknown;
  /** The meta-schema as code. */
  readonly check?: CompiledCheck | undefined;
  /**
   * Spoken whatever `$vocabulary` lists; it may stand among `vocabularies` as well. When not said, it is the base's, or
   * else the first of `vocabularies`.
   */
  readonly core?: Vocabulary;
  /** In the order in which their keywords run. */
  readonly vocabularies: readonly Vocabulary[];
  /** Whether a member that is no keyword is an annotation; it is refused otherwise. Without it, all are annotations. */
  readonly allowsUnknown?: ((name: string) => boolean) | undefined;
  /**
   * Makes the meta-schema of a dialect that has this one as its base: for meta-schemas that refuse what they do not know.
   * It is given the names of all keywords there. Without it, such a dialect has the same meta-schema.
   */
  readonly extendMetaSchema?: ((names: readonly string[]) => unknown) | undefined;
}

/**
 * Defines a dialect from vocabularies, or from another dialect and vocabularies besides.
 *
 * @throws DefinitionError saying what is wrong with the definition: a part that is none, or a name that means two things.
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineDialect(given: DialectDefinition): Dialect {
  requireObject("A dialect", given);
  const definition = ownProperties(given);
  checkDialectDefinition(definition);
  const { base, allowsUnknown = base?.allowsUnknown } = definition;
  const uri = withoutEmptyFragment(definition.uri);
  const aliases = (definition.aliases ?? []).map(withoutEmptyFragment);
  const all = [...(base?.vocabularies ?? []), ...definition.vocabularies];
  const core = definition.core ?? base?.core ?? all[0];
  if (!core) throw new DefinitionError(`Dialect ${uri}: it needs at least one vocabulary.`);
  const superseded = new Set(all.flatMap(({ supersedes }) => supersedes));
  const spoken = all.filter((each, i) => !superseded.has(each.uri) && all.indexOf(each) === i);
  const vocabularies = spoken.includes(core) ? spoken : [core, ...spoken];
  refuseSharedUris(uri, vocabularies);
  const keywords = keywordsOf(uri, vocabularies);
  return {
    uri,
    aliases,
    ...metaSchemaOf(definition, [...keywords.keys()]),
    core,
    vocabularies,
    keywords,
    allowsUnknown,
  };
}

/** A meta-schema, its code and the way to extend it are about the same document: they are given or inherited together. */
function metaSchemaOf(
  { base, metaSchema, check, extendMetaSchema }: DialectDefinition,
  names: readonly string[],
): Pick<Dialect, "metaSchema" | "check" | "extendMetaSchema"> {
  if (metaSchema !== undefined || !base) return { metaSchema: metaSchema as Json | undefined, check, extendMetaSchema };
  const { extendMetaSchema: extended } = base;
  if (!extended || names.every((name) => base.keywords.has(name)))
    return { metaSchema: base.metaSchema, check: base.check, extendMetaSchema: extended };
  return { metaSchema: extended(names) as Json, check: undefined, extendMetaSchema: extended };
}

function refuseSharedUris(uri: string, vocabularies: readonly Vocabulary[]): void {
  const uris = vocabularies.map((each) => each.uri);
  const shared = uris.find((each, i) => uris.indexOf(each) !== i);
  if (shared !== undefined)
    throw new DefinitionError(`Dialect ${uri}: two different vocabularies have the URI ${shared}.`);
}

function keywordsOf(uri: string, vocabularies: readonly Vocabulary[]): ReadonlyMap<string, DialectKeyword> {
  const keywords = new Map<string, DialectKeyword>();
  for (const vocabulary of vocabularies) {
    for (const [name, keyword] of vocabulary.keywords) {
      const other = keywords.get(name);
      if (!other) keywords.set(name, { name, keyword, vocabulary: vocabulary.uri, order: keywords.size });
      else if (other.keyword !== keyword)
        throw new DefinitionError(
          `Dialect ${uri}: both ${other.vocabulary} and ${vocabulary.uri} have a keyword named "${name}"; ` +
            "give one of them another name, or leave one out with `removeKeywords`.",
        );
    }
  }
  return keywords;
}

/** `http://json-schema.org/draft-07/schema#` names the same as it does without the `#`. */
const withoutEmptyFragment = <A>(uri: A): A => (typeof uri === "string" ? (uri.replace(/#$/, "") as A & string) : uri);

const dialectMembers: readonly string[] = [
  "uri",
  "aliases",
  "base",
  "metaSchema",
  "check",
  "core",
  "vocabularies",
  "allowsUnknown",
  "extendMetaSchema",
] satisfies (keyof DialectDefinition)[];

// Definitions also come from JavaScript, where no compiler has looked at them.
function checkDialectDefinition(definition: Readonly<Record<string, unknown>>): void {
  const { uri, aliases = [], base, metaSchema, core, vocabularies } = definition;
  const refuse = refuserFor(`Dialect ${String(uri)}`);
  requireUri("A dialect", withoutEmptyFragment(uri), "https://example.com/dialect/units");
  // A dialect that is spread into a definition brings its keywords along.
  refuseUnknownMembers(`Dialect ${uri as string}`, definition, [...dialectMembers, "keywords"]);
  if (!Array.isArray(aliases)) refuse(`\`aliases\` must be an array of URIs; got ${describeValue(aliases)}.`);
  for (const alias of aliases as unknown[])
    requireUri(`Dialect ${uri as string}: an alias`, withoutEmptyFragment(alias), "https://example.com/dialect/latest");
  if (base !== undefined && !isDialect(base)) refuse(`\`base\` must be a dialect; got ${describeValue(base)}.`);
  if (metaSchema !== undefined && !canBeSchema(metaSchema))
    refuse(`\`metaSchema\` must be a document: an object or a boolean; got ${describeValue(metaSchema)}.`);
  if (!Array.isArray(vocabularies)) refuse(`\`vocabularies\` must be an array; got ${describeValue(vocabularies)}.`);
  for (const each of [...(vocabularies as unknown[]), ...(core === undefined ? [] : [core])])
    if (!isVocabulary(each)) refuse(`${describeValue(each)} is not a vocabulary; make one with \`defineVocabulary\`.`);
  for (const name of ["allowsUnknown", "check", "extendMetaSchema"])
    if (definition[name] !== undefined && typeof definition[name] !== "function")
      refuse(`\`${name}\` must be a function; got ${describeValue(definition[name])}.`);
}

/** Whether a value is what `defineDialect` makes. */
export const isDialect = (value: unknown): value is Dialect =>
  isObject(value) &&
  value["keywords"] instanceof Map &&
  Array.isArray(value["vocabularies"]) &&
  isVocabulary(value["core"]);

/** The keywords that a schema object has, in the order of the dialect. */
export function keywordsIn(schema: Readonly<Record<string, unknown>>, dialect: Dialect): DialectKeyword[] {
  const present: DialectKeyword[] = [];
  let last = -1;
  let ordered = true;
  for (const name of Object.keys(schema)) {
    const named = dialect.keywords.get(name);
    if (!named) continue;
    if (named.keyword.ignoresSiblings) return [named];
    ordered &&= named.order > last;
    last = named.order;
    present.push(named);
  }
  return ordered ? present : present.sort((a, b) => a.order - b.order);
}
