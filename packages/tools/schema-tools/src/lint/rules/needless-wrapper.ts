import { readsEvaluated } from "@argot/core/plan";
import { isObject } from "@argot/core/keyword";
import type { IndexedDocument, IndexedSchema, KeywordMeaning, SchemaIndex } from "../../schema-index/index.js";
import { isReferredTo } from "../referred-parts.js";
import type { Fault, LintRule } from "../rule.js";

/** Reports lists with one schema whose keywords could stand beside the list. */
export const needlessWrapper: LintRule = {
  code: "needless-wrapper",
  description: "A list has one schema, whose keywords could stand in its place",
  severity: "warn",
  fixable: false,
  *check({ document, index }) {
    for (const schema of document.schemas)
      for (const meaning of index.meaningOf(schema)) {
        const { keyword } = meaning;
        yield* listsWithin(index, document, meaning);
        const [inner, ...others] = keyword.subschemas;
        if (!inner || others.length > 0 || !Array.isArray(keyword.json) || keyword.json.length !== 1) continue;
        if (!appliesInPlace(meaning) || isReferredTo(index, document, keyword.pointer)) continue;
        if (!canStandIn(index, inner, schema, meaning)) continue;
        yield {
          pointer: keyword.pointer,
          part: "name",
          message: `"${keyword.name}" is not needed: the keywords of its only schema can stand in its place`,
        };
      }
  },
};

/** Lists that all hold, within such a list. */
function* listsWithin(
  index: SchemaIndex,
  document: IndexedDocument,
  { keyword, rules }: KeywordMeaning,
): Iterable<Fault> {
  if (!Array.isArray(keyword.json) || rules.some(({ constraint: { op } }) => op !== "all")) return;
  for (const { json, keywords, pointer } of keyword.subschemas) {
    const [only] = keywords;
    if (only?.name !== keyword.name || Object.keys(json as object).length > 1) continue;
    if (!isReferredTo(index, document, pointer))
      yield { pointer: only.pointer, part: "name", message: `"${only.name}" in "${keyword.name}" can be one list` };
  }
}

/** Whether a keyword only requires that its one schema holds. */
const appliesInPlace = ({ rules, provides }: KeywordMeaning): boolean =>
  rules.length === 1 &&
  provides.length === 0 &&
  rules.every(({ constraint }) => constraint.op === "all" || (constraint.op === "some" && constraint.range.min === 1));

/** Whether the keywords of a schema mean the same beside those of the schema around it. */
function canStandIn(index: SchemaIndex, inner: IndexedSchema, outer: IndexedSchema, wrapper: KeywordMeaning): boolean {
  if (!isObject(inner.json) || !isObject(outer.json)) return false;
  const { json: around } = outer;
  if (Object.keys(inner.json).some((name) => Object.hasOwn(around, name))) return false;
  if (inner.keywords.some(({ definition }) => definition.ignoresSiblings)) return false;
  const own = index.meaningOf(inner);
  if (own.some(({ rules }) => rules.some(({ constraint }) => readsEvaluated(constraint)))) return false;
  const others = index.meaningOf(outer).filter((each) => each !== wrapper);
  return own.every((one) => others.every((other) => !isReadBy(one, other) && !isReadBy(other, one)));
}

const isReadBy = (one: KeywordMeaning, other: KeywordMeaning): boolean =>
  one.provides.some((facet) => other.reads.includes(facet));
