import { anchor, defs, ref } from "@argot/core-vocabulary";
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
import { nullable, type } from "../keywords/nullable.js";

/** How Ajv reads schemas: what differs from the standard dialects. */
export interface DialectSettings {
  /** Whether schemas are checked against their meta-schemas. */
  readonly checked: boolean;
  /** Whether other keywords beside `$ref` are ignored, as drafts up to draft-07 say. */
  readonly ignoreKeywordsWithRef: boolean;
  /** Keywords in place of those with the same ids. */
  readonly replacements: readonly Keyword[];
  /** Further keywords, by name. */
  readonly added: ReadonlyMap<string, Keyword>;
  /** Names of keywords that are no keywords. */
  readonly removed: ReadonlySet<string>;
}

/** All dialects, as Ajv reads them. */
export function ajvDialects(settings: DialectSettings): Dialect[] {
  const early = [draft06, draft07].map((dialect) => (settings.ignoreKeywordsWithRef ? dialect : withSiblings(dialect)));
  return [v1, draft202012, draft201909, ...early, draft04, draft03].map((dialect) => adapted(dialect, settings));
}

function adapted(dialect: Dialect, { checked, replacements, added, removed }: DialectSettings): Dialect {
  const replaced = replacePresentKeywords(dialect, [type, ...replacements]);
  const gone = [...removed, ...added.keys()].filter((name) => replaced.keywords.has(name));
  const left = gone.length === 0 ? replaced : removeKeywords(replaced, gone);
  const keywords = new Map<string, Keyword>(removed.has("nullable") ? added : [["nullable", nullable], ...added]);
  const extended = addVocabularies(left, [defineVocabulary({ uri: "https://argot.example/ajv/keywords", keywords })]);
  const lenient = { ...extended, allowsUnknown: undefined };
  return defineDialect(checked ? lenient : { ...lenient, metaSchema: undefined, check: undefined });
}

/** Draft-06 and draft-07 with what Ajv knows in all drafts: keywords beside `$ref`, `$defs` and anchors. */
function withSiblings(dialect: Dialect): Dialect {
  const { uri, metaSchema, check, core } = dialect;
  const keywords = new Map([...core.keywords, ["$ref", ref], ["$defs", defs], ["$anchor", anchor]]);
  const own = defineVocabulary({ uri: core.uri, keywords });
  return defineDialect({ uri, metaSchema, check, core: own, vocabularies: [own] });
}
