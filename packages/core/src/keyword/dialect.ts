import { describeValue, requireArgument } from "../errors/check-arguments.js";
import { DefinitionError } from "../errors/definition-error.js";
import { ownProperties } from "../json/own-properties.js";
import { canBeSchema, isObject, type Json } from "../json/types.js";
import type { Keyword } from "./keyword.js";
import { refuserFor, refuseUnknownMembers, requireObject, requireUri } from "./definition-errors.js";
import { isVocabulary, type Vocabulary } from "./vocabulary.js";

/** A keyword of a dialect, with its name and its vocabulary. */
export interface DialectKeyword {
  /** The name of the keyword in schemas. */
  readonly name: string;
  /** The URI of the vocabulary. */
  readonly vocabulary: string;
  /** The keyword. It does not depend on the name. */
  readonly keyword: Keyword;
  /** The position in the dialect. Keywords run in this order, whatever their order in the schema. */
  readonly order: number;
}

/** A dialect, which `$schema` selects: vocabularies, and the meta-schema of its schemas. */
export interface Dialect {
  /** The URI for `$schema`, without an empty fragment. */
  readonly uri: string;
  /** Other URIs for `$schema` that select the dialect. */
  readonly aliases: readonly string[];
  /** The document that schemas are checked against. Without it, only the values of keywords are checked, by their shapes. */
  readonly metaSchema: Json | undefined;
  /** The meta-schema as code that was compiled ahead of time. It gives the same verdicts. */
  readonly check: CompiledCheck | undefined;
  /** The vocabulary of identifiers and references. It is in force even if `$vocabulary` does not list it. */
  readonly core: Vocabulary;
  /** All vocabularies, including the core, in the order in which their keywords run. */
  readonly vocabularies: readonly Vocabulary[];
  /** The keywords by their names in schemas. */
  readonly keywords: ReadonlyMap<string, DialectKeyword>;
  /**
   * Whether an unknown keyword is allowed, by its name. An allowed one is an annotation; a schema with another one is
   * refused. `undefined` allows all.
   */
  readonly allowsUnknown: ((name: string) => boolean) | undefined;
  /** What errors of schemas say of names that are keywords of other dialects: the ends of sentences that begin with the name. */
  readonly hints: Readonly<Record<string, string>>;
  /**
   * Makes the meta-schema of a dialect that extends this one, from the names of all its keywords. `undefined` if such a
   * dialect has the same meta-schema.
   */
  readonly extendMetaSchema: ((names: readonly string[]) => unknown) | undefined;
}

/**
 * A meta-schema that was compiled ahead of time. The function takes the runtime helpers of `@argot/core/runtime`, and a
 * function to call for a schema that the compiled code cannot decide. It returns the function that decides whether a schema
 * is valid.
 */
export type CompiledCheck = (
  runtime: Readonly<Record<string, unknown>>,
  fallback: () => never,
) => (schema: unknown) => boolean;

/**
 * The check of a dialect whose schemas are not checked against its meta-schema, nor those of dialects that its schemas
 * describe. Only the shapes of keyword values are checked then.
 */
export const unchecked: CompiledCheck = () => () => true;

/** The definition of a dialect, for {@link defineDialect}. A `Dialect` is a definition, too: spread it to change some parts. */
export interface DialectDefinition {
  /** The absolute URI for `$schema`. */
  readonly uri: string;
  /** Other URIs for `$schema` that select the dialect. Default: none. */
  readonly aliases?: readonly string[];
  /** A dialect to extend. Its vocabularies come before `vocabularies`, and it gives the defaults of the other properties. */
  readonly base?: Dialect;
  /** The document that schemas are checked against. Default: that of `base`, if any. */
  readonly metaSchema?: unknown;
  /** The meta-schema as code that was compiled ahead of time. */
  readonly check?: CompiledCheck | undefined;
  /**
   * The vocabulary of identifiers and references. It is in force even if `$vocabulary` does not list it. Default: that of
   * `base`, or else the first of `vocabularies`.
   */
  readonly core?: Vocabulary;
  /** The vocabularies, in the order in which their keywords run. */
  readonly vocabularies: readonly Vocabulary[];
  /**
   * Whether an unknown keyword is allowed, by its name. An allowed one is an annotation; a schema with another one is
   * refused. Default: that of `base`, or else all are allowed.
   */
  readonly allowsUnknown?: ((name: string) => boolean) | undefined;
  /**
   * What errors of schemas say of names that are keywords of other dialects, by name: the end of a sentence that begins with the name, such
   * as `"is a keyword up to draft-07; use \"$defs\""`. Default: those of `base`, or else none.
   */
  readonly hints?: Readonly<Record<string, string>>;
  /**
   * Makes the meta-schema of a dialect that extends this one, from the names of all its keywords. Needed if the meta-schema
   * refuses unknown keywords. Default: such a dialect has the same meta-schema.
   */
  readonly extendMetaSchema?: ((names: readonly string[]) => unknown) | undefined;
}

/**
 * Defines a dialect from vocabularies, or from another dialect and further vocabularies.
 *
 * @throws DefinitionError if the definition is wrong, or if two vocabularies have different keywords of the same name.
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineDialect(given: DialectDefinition): Dialect {
  requireObject("A dialect", given);
  const definition = ownProperties(given);
  checkDialectDefinition(definition);
  const { base, allowsUnknown = base?.allowsUnknown, hints = base?.hints ?? {} } = definition;
  const uri = withoutEmptyFragment(definition.uri);
  const aliases = (definition.aliases ?? []).map(withoutEmptyFragment);
  const all = [...(base?.vocabularies ?? []), ...definition.vocabularies];
  const core = definition.core ?? base?.core ?? all.at(0);
  if (!core) throw new DefinitionError(`Dialect ${uri}: \`vocabularies\` must have at least one vocabulary.`);
  const superseded = new Set(all.flatMap(({ supersedes }) => supersedes));
  const distinct = all.filter((each, i) => !superseded.has(each.uri) && all.indexOf(each) === i);
  const vocabularies = distinct.includes(core) ? distinct : [core, ...distinct];
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
    hints,
  };
}

/** A meta-schema, its compiled code and its extension belong together: all three come from the definition, or from the base. */
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
            "rename one of them, or remove one with `removeKeywords`.",
        );
    }
  }
  return keywords;
}

/** `http://json-schema.org/draft-07/schema#` is the same URI with or without the `#`. */
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
  "hints",
  "extendMetaSchema",
] satisfies (keyof DialectDefinition)[];

function checkDialectDefinition(definition: Readonly<Record<string, unknown>>): void {
  const { uri, aliases = [], base, metaSchema, core, vocabularies } = definition;
  const refuse = refuserFor(`Dialect ${String(uri)}`);
  requireUri("A dialect", withoutEmptyFragment(uri), "https://example.com/dialect/units");
  // A dialect that is spread into a definition has `keywords`, too.
  refuseUnknownMembers(`Dialect ${uri as string}`, definition, [...dialectMembers, "keywords"]);
  if (!Array.isArray(aliases)) refuse(`\`aliases\` must be an array of URIs; got ${describeValue(aliases)}.`);
  for (const alias of aliases as unknown[])
    requireUri(`Dialect ${uri as string}: an alias`, withoutEmptyFragment(alias), "https://example.com/dialect/latest");
  if (base !== undefined && !isDialect(base)) refuse(`\`base\` must be a dialect; got ${describeValue(base)}.`);
  if (metaSchema !== undefined && !canBeSchema(metaSchema))
    refuse(`\`metaSchema\` must be a schema, an object or a boolean; got ${describeValue(metaSchema)}.`);
  if (!Array.isArray(vocabularies)) refuse(`\`vocabularies\` must be an array; got ${describeValue(vocabularies)}.`);
  for (const each of [...(vocabularies as unknown[]), ...(core === undefined ? [] : [core])])
    if (!isVocabulary(each)) refuse(`${describeValue(each)} is not a vocabulary; make one with \`defineVocabulary\`.`);
  const { hints = {} } = definition;
  if (!isObject(hints) || !Object.values(hints).every((each) => typeof each === "string"))
    refuse(`\`hints\` must be an object of strings; got ${describeValue(hints)}.`);
  for (const name of ["allowsUnknown", "check", "extendMetaSchema"])
    if (definition[name] !== undefined && typeof definition[name] !== "function")
      refuse(`\`${name}\` must be a function; got ${describeValue(definition[name])}.`);
}

/** Whether a value was made by `defineDialect`. */
export const isDialect = (value: unknown): value is Dialect =>
  isObject(value) &&
  value["keywords"] instanceof Map &&
  Array.isArray(value["vocabularies"]) &&
  isVocabulary(value["core"]);

/** Refuses what was not made by `defineDialect`. */
export const requireDialect = (subject: string, dialect: unknown): void =>
  requireArgument(isDialect(dialect), subject, "a dialect, which `defineDialect` makes", dialect);

/** The keywords that are in force in a schema object, in the order of the dialect. */
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
  // A copy has no room for more, of which arrays that grow have much.
  return ordered ? present.slice() : present.slice().sort((a, b) => a.order - b.order);
}
