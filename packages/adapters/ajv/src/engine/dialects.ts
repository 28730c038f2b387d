import { anchor, defs, ref, refDraft4 } from "@argot/core-vocabulary";
import { defineDialect, type Dialect, type Keyword, type Vocabulary } from "@argot/core";
import { draft03, draft04, draft06, draft07, draft201909Annotated, draft202012, v1Lenient } from "@argot/dialects";
import { type Application, type Json, reference, type Shape } from "@argot/core/keyword";
import { unchecked } from "@argot/core/internal";
import { definitionKeywords } from "../keywords/definitions.js";
import { nullable, type } from "../keywords/nullable.js";

/** The dialects that Ajv's keywords and formats are added to. They do not assert formats themselves. */
export const standardDialects: readonly Dialect[] = [
  draft07,
  draft202012,
  draft201909Annotated,
  draft06,
  draft04,
  draft03,
  v1Lenient,
];

const annotations = [
  "title",
  "description",
  "deprecated",
  "readOnly",
  "writeOnly",
  "examples",
  "$comment",
  "contentMediaType",
  "contentEncoding",
];

/** How Ajv reads schemas differently from the standard dialects. */
export interface DialectSettings {
  /** Whether schemas are checked against their meta-schemas. */
  readonly checked: boolean;
  /** Whether keywords beside `$ref` are ignored, as drafts up to draft-07 require, in all dialects. */
  readonly ignoreKeywordsWithRef: boolean;
  /** The keyword `format`. Absent: it is an annotation. */
  readonly format: Keyword | undefined;
  /** The URI that a reference leads to in Ajv, where it is not what the reference resolves to. */
  targetUri(reference: string, base: string): string | undefined;
  /** Replaces the values of keywords with functions in a meta-schema. */
  prepareMeta(metaSchema: Json | undefined): Json | undefined;
  /** Allows the value of a keyword to be in the data. Absent: without the option `$data`. */
  readonly dataKeyword: ((name: string, keyword: Keyword) => Keyword) | undefined;
  /** Further keywords, by name. */
  readonly added: ReadonlyMap<string, Keyword>;
  /** Names of standard keywords that are not keywords here. */
  readonly removed: ReadonlySet<string>;
}

/**
 * The dialects, as Ajv reads them.
 *
 * @param only - The URI of the one that is needed. Default: all.
 */
export const ajvDialects = (settings: DialectSettings, only?: string): Dialect[] =>
  standardDialects.filter(({ uri }) => only === undefined || uri === only).map((dialect) => adapted(dialect, settings));

/** `$ref` of later drafts, without siblings. */
const refAlone: Keyword = { ...refDraft4, id: ref.id };

/** Keywords that draft-06 and draft-07 have in addition, because Ajv knows them in all drafts. */
const later: readonly (readonly [string, Keyword])[] = [
  ["$ref", ref],
  ["$defs", defs],
  ["$anchor", anchor],
];

/** A reference that leads to where Ajv's leads: it may name the key of a schema. */
const referenceOfAjv = (targetUri: DialectSettings["targetUri"]): Shape<Application, string> => ({
  ...reference,
  parse: (value, context) => context.reference(targetUri(value, context.baseUri) ?? value),
});

function adapted(
  standard: Dialect,
  { checked, ignoreKeywordsWithRef, format, targetUri, prepareMeta, dataKeyword, added, removed }: DialectSettings,
): Dialect {
  const { uri, aliases, core } = standard;
  const replaced: (readonly [string, Keyword])[] = [["type", type], ...definitionKeywords];
  if (format) replaced.push(["format", format]);
  if (ignoreKeywordsWithRef) replaced.push(["$ref", refAlone]);
  // If schemas are not checked, annotating keywords accept values of any form.
  const gone = [...removed, ...added.keys(), ...(checked ? [] : annotations)];
  const hasLater = !ignoreKeywordsWithRef && (standard === draft06 || standard === draft07);
  const change = (vocabulary: Vocabulary): Vocabulary => {
    const own = new Map(vocabulary.keywords);
    if (hasLater && vocabulary === core) for (const [name, keyword] of later) own.set(name, keyword);
    for (const [name, keyword] of replaced) if (own.get(name)?.id === keyword.id) own.set(name, keyword);
    const $ref = own.get("$ref");
    if ($ref) own.set("$ref", { ...$ref, value: referenceOfAjv(targetUri) });
    if (dataKeyword) for (const [name, keyword] of own) own.set(name, dataKeyword(name, keyword));
    for (const name of gone) own.delete(name);
    return { ...vocabulary, keywords: own, metaSchema: prepareMeta(vocabulary.metaSchema) };
  };
  const changed = new Map(standard.vocabularies.map((vocabulary) => [vocabulary, change(vocabulary)]));
  const keywords = new Map<string, Keyword>(removed.has("nullable") ? added : [["nullable", nullable], ...added]);
  const comment = keywords.get("$comment");
  keywords.delete("$comment");
  return defineDialect({
    uri,
    aliases,
    metaSchema: prepareMeta(standard.metaSchema),
    // The meta-schema is added even if schemas are not checked, because schemas may refer to it.
    check: checked ? standard.check : unchecked,
    core: changed.get(core) as Vocabulary,
    vocabularies: [
      // Comments are reported before the other keywords of their schemas are evaluated.
      ...(comment ? [vocabularyOf("comment", new Map([["$comment", comment]]))] : []),
      ...changed.values(),
      vocabularyOf("keywords", keywords),
    ],
  });
}

/** A vocabulary of keywords that were checked before. */
const vocabularyOf = (name: string, keywords: ReadonlyMap<string, Keyword>): Vocabulary => ({
  uri: `https://argot.example/ajv/${name}`,
  metaSchema: undefined,
  keywords,
  whenRequired: new Map(),
  supersedes: [],
});
