import { anchor, defs, ref, refDraft4 } from "@argot/core-vocabulary";
import {
  addVocabularies,
  defineDialect,
  defineVocabulary,
  type Dialect,
  type Keyword,
  removeKeywords,
  replacePresentKeywords,
} from "@argot/core";
import { draft03, draft04, draft06, draft07, draft201909, draft202012, v1 } from "@argot/dialects";
import { definitionKeywords } from "../keywords/definitions.js";
import { nullable, type } from "../keywords/nullable.js";

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

/** How Ajv reads schemas: what differs from the standard dialects. */
export interface DialectSettings {
  /** Whether schemas are checked against their meta-schemas. */
  readonly checked: boolean;
  /** Whether other keywords beside `$ref` are ignored, as drafts up to draft-07 say. Also in later ones. */
  readonly ignoreKeywordsWithRef: boolean;
  /** Keywords in place of those with the same ids. */
  readonly replacements: readonly Keyword[];
  /** Further keywords, by name. */
  readonly added: ReadonlyMap<string, Keyword>;
  /** Names of keywords that are no keywords. */
  readonly removed: ReadonlySet<string>;
}

const all = [v1, draft202012, draft201909, draft07, draft06, draft04, draft03];

/**
 * The dialects, as Ajv reads them.
 *
 * @param only - The URI of the one that is needed. Default: all.
 */
export const ajvDialects = (settings: DialectSettings, only?: string): Dialect[] =>
  all.filter(({ uri }) => only === undefined || uri === only).map((dialect) => adapted(dialect, settings));

/** `$ref` of later drafts, without siblings. */
const refAlone: Keyword = { ...refDraft4, id: ref.id };

function adapted(
  standard: Dialect,
  { checked, ignoreKeywordsWithRef, replacements, added, removed }: DialectSettings,
): Dialect {
  const isEarly = standard === draft06 || standard === draft07;
  const dialect = isEarly && !ignoreKeywordsWithRef ? withSiblings(standard) : standard;
  const references = ignoreKeywordsWithRef ? [refAlone] : [];
  const replaced = replacePresentKeywords(dialect, [type, ...definitionKeywords, ...references, ...replacements]);
  // Of keywords that are annotations, values of any form are accepted if schemas are not checked.
  const gone = [...removed, ...added.keys(), ...(checked ? [] : annotations)].filter((name) =>
    replaced.keywords.has(name),
  );
  const left = gone.length === 0 ? replaced : removeKeywords(replaced, gone);
  const keywords = new Map<string, Keyword>(removed.has("nullable") ? added : [["nullable", nullable], ...added]);
  const comment = keywords.get("$comment");
  keywords.delete("$comment");
  const extended = addVocabularies(left, [defineVocabulary({ uri: "https://argot.example/ajv/keywords", keywords })]);
  const lenient = { ...extended, ...(comment && commentFirst(extended, comment)), allowsUnknown: undefined };
  // The meta-schema is there for references to it, also if schemas are not checked against it.
  return defineDialect(checked ? lenient : { ...lenient, check: () => () => true });
}

/** The vocabularies of a dialect in which comments are reported before the other keywords of their schemas are looked at. */
const commentFirst = ({ vocabularies }: Dialect, comment: Keyword): Pick<Dialect, "vocabularies"> => ({
  vocabularies: [
    defineVocabulary({ uri: "https://argot.example/ajv/comment", keywords: new Map([["$comment", comment]]) }),
    ...vocabularies,
  ],
});

/** Draft-06 and draft-07 with what Ajv knows in all drafts: keywords beside `$ref`, `$defs` and anchors. */
function withSiblings(dialect: Dialect): Dialect {
  const { uri, metaSchema, check, core } = dialect;
  const keywords = new Map([...core.keywords, ["$ref", ref], ["$defs", defs], ["$anchor", anchor]]);
  const own = defineVocabulary({ uri: core.uri, keywords });
  return defineDialect({ uri, metaSchema, check, core: own, vocabularies: [own] });
}
