import { LimitError } from "../errors/limit-error.js";
import { DefinitionError } from "../errors/definition-error.js";
import { ownProperties } from "../json/own-properties.js";
import type { SizeLimit } from "../json/snapshot.js";
import { type Dialect, isDialect } from "../keyword/dialect.js";
import { describeValue } from "../keyword/definition-errors.js";
import { isVocabulary, type Vocabulary } from "../keyword/vocabulary.js";
import type { Environment } from "../registry/registry.js";
import type { CoreOptions } from "./core-options.js";

/**
 * What an Argot knows from the beginning.
 *
 * @throws DefinitionError when something given is not what it should be, or a URI names two dialects or none.
 */
export function environmentOf({
  dialects: given,
  dialect,
  pin = false,
  vocabularies = [],
  strict = false,
  limits,
}: CoreOptions): Environment {
  requireAll(given, isDialect, "`dialects`", "defineDialect");
  requireAll(vocabularies, isVocabulary, "`vocabularies`", "defineVocabulary");
  const distinct = [...new Set(given)];
  const dialects = strict ? distinct.map(withoutUnknownKeywords) : distinct;
  const [first] = dialects;
  if (!first) throw new DefinitionError("createArgot needs at least one dialect.");
  const byUri = dialectsByUri(dialects);
  const defaultDialect = dialect === undefined ? first : byUri.get(dialect.replace(/#$/, ""));
  if (!defaultDialect)
    throw new DefinitionError(`The dialect ${dialect} is not among those given: ${[...byUri.keys()].join(", ")}.`);
  let known: ReadonlyMap<string, Vocabulary> | undefined;
  return {
    dialects: byUri,
    // Few programs have schemas that ask for them.
    get vocabularies() {
      return (known ??= vocabulariesByUri(dialects, vocabularies));
    },
    defaultDialect,
    pinned: pin,
    sizeLimit: sizeLimitOf(limits && ownProperties(limits).schemaSize),
  };
}

/** How large a document may be. */
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
      if (byUri.has(uri)) throw new DefinitionError(`The URI ${uri} names two of the dialects given.`);
      byUri.set(uri, each);
    }
  }
  return byUri;
}

/**
 * Dialects may share the URI of a vocabulary of which one leaves keywords out: the first of them says what it means, unless a
 * vocabulary was given by itself.
 */
function vocabulariesByUri(
  dialects: readonly Dialect[],
  given: readonly Vocabulary[],
): ReadonlyMap<string, Vocabulary> {
  const ofDialects = dialects.flatMap((each) => each.vocabularies).reverse();
  return new Map([...ofDialects, ...given].map((each): [string, Vocabulary] => [each.uri, each]));
}

/** The dialect where members that are no keywords are refused; what it refuses by itself stays with it. */
const withoutUnknownKeywords = (dialect: Dialect): Dialect =>
  dialect.allowsUnknown ? dialect : { ...dialect, allowsUnknown: (name) => name.startsWith("x-") };

// Options also come from JavaScript, where no compiler has looked at them.
function requireAll(given: unknown, fits: (each: unknown) => boolean, what: string, maker: string): void {
  if (!Array.isArray(given)) throw new DefinitionError(`${what} must be an array; got ${describeValue(given)}.`);
  for (const each of given as unknown[])
    if (!fits(each)) throw new DefinitionError(`${describeValue(each)} in ${what} was not made by \`${maker}\`.`);
}
