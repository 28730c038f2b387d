import { appendToken } from "@argot/core/json";
import type { IndexedSchema, KeywordMeaning, SchemaIndex } from "../../schema-index/index.js";
import { facetsReadOutside } from "../facets-read-outside.js";
import { listed } from "../listed.js";
import { partnersOf } from "../partners.js";
import { isReferredTo } from "../referred-parts.js";
import type { LintRule } from "../rule.js";

/**
 * Reports keywords without effect: those that lack a partner in the same schema object, as `then` without `if`, and
 * those beside a keyword that disables its siblings, as `$ref` up to draft-07.
 */
export const ignoredKeyword: LintRule = {
  code: "ignored-keyword",
  description: "A keyword has no effect without another one, or beside another one",
  severity: "warn",
  fixable: true,
  *check({ document, index }) {
    const outside = facetsReadOutside(index);
    for (const schema of document.schemas) {
      const meanings = index.meaningOf(schema);
      for (const meaning of meanings) {
        if (!lacksPartner(meaning, meanings, outside)) continue;
        const { keyword } = meaning;
        const partners = partnersOf(meaning, schema.resource.dialect);
        const isCertain = !isReferredTo(index, document, keyword.pointer);
        yield {
          pointer: keyword.pointer,
          part: "name",
          message: `"${keyword.name}" has no effect without ${partners.length === 0 ? "another keyword" : listed(partners)}`,
          ...(isCertain && { fix: [{ op: "remove", pointer: keyword.pointer }] }),
        };
      }
      yield* besideReferences(schema, index);
    }
  },
};

/** Whether a keyword places no constraint, because nothing reads what it provides, or nothing provides what it reads. */
function lacksPartner(
  { keyword, rules, provides, reads }: KeywordMeaning,
  meanings: readonly KeywordMeaning[],
  outside: ReadonlySet<string>,
): boolean {
  if (rules.length > 0 || keyword.definition.identifies || provides.length + reads.length === 0) return false;
  if (provides.some((facet) => outside.has(facet))) return false;
  const others = meanings.filter((each) => each.keyword !== keyword);
  return !others.some(
    (each) =>
      each.reads.some((facet) => provides.includes(facet)) || each.provides.some((facet) => reads.includes(facet)),
  );
}

/** Keywords that a sibling makes Argot ignore, except those that would only describe. */
function* besideReferences(
  { ignored, keywords, pointer, resource }: IndexedSchema,
  _index: SchemaIndex,
): Iterable<{
  readonly pointer: string;
  readonly part: "name";
  readonly message: string;
}> {
  const [only] = keywords;
  if (!only) return;
  for (const name of ignored) {
    const definition = resource.dialect.keywords.get(name)?.keyword;
    if (!definition || definition.identifies || definition.messages.size === 0) continue;
    yield {
      pointer: appendToken(pointer, name),
      part: "name",
      message: `"${name}" has no effect: "${only.name}" makes all keywords beside it ignored in ${resource.dialect.uri}`,
    };
  }
}
