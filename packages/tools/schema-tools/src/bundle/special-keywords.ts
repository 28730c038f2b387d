// The keywords for making bundles, found by their meaning, since their names differ between dialects.
import type { Json, Keyword } from "@argot/core/keyword";
import type { Dialect, DialectKeyword } from "@argot/core";
import { trialContext, trialParseContext } from "../schema-index/index.js";

/** The keyword for definitions: the first one of a dialect that holds schemas by name and has no other meaning. */
export const definitionsKeyword = (dialect: Dialect): DialectKeyword | undefined =>
  [...dialect.keywords.values()].find(({ keyword }) => holdsSchemas(keyword));

const sample: Json = { name: {} };

function holdsSchemas(keyword: Keyword): boolean {
  if (keyword.value.problem(sample) || keyword.value.problem({})) return false;
  const paths = keyword.value.subschemaPaths(sample);
  if (paths.length !== 1 || paths[0]?.join("/") !== "name") return false;
  const value = keyword.value.parse(sample, trialParseContext);
  return keyword.provide(value).length === 0 && keyword.lower(trialContext(value, sample)).length === 0;
}

/** The keyword of a dialect that gives a schema a URI. */
export const identifierKeyword = (dialect: Dialect): DialectKeyword | undefined =>
  [...dialect.keywords.values()].find(({ keyword }) => {
    if (!keyword.identifies || keyword.value.problem(uri)) return false;
    return keyword.identify(keyword.value.parse(uri, trialParseContext)).id === uri;
  });

/** The keyword of a dialect that applies all of several schemas. */
export const conjunctionKeyword = (dialect: Dialect): DialectKeyword | undefined =>
  [...dialect.keywords.values()].find(({ keyword }) => {
    if (keyword.value.problem(list) || keyword.value.subschemaPaths(list).length !== 2) return false;
    const [constraint, second] = keyword.lower(trialContext(keyword.value.parse(list, trialParseContext), list));
    return second === undefined && constraint?.op === "all" && constraint.applications.length === 2;
  });

const list: Json = [{}, {}];

const uri = "https://example.com/schema";
