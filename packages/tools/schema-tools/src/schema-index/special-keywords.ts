// Keywords that are found by their meaning, since their names differ between dialects.
import type { Json, Keyword } from "@argot/core/keyword";
import type { Dialect, DialectKeyword } from "@argot/core";
import { trialContext, trialParseContext } from "./trial.js";

/** The keyword for definitions: the first one of a dialect that holds schemas by name and has no other meaning. */
export const definitionsKeyword = (dialect: Dialect): DialectKeyword | undefined =>
  [...dialect.keywords.values()].find(({ keyword }) => holdsDefinitions(keyword));

const sample: Json = { name: {} };

/** Whether a keyword holds schemas by name and has no other meaning. */
export function holdsDefinitions(keyword: Keyword): boolean {
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

/** The keyword of a dialect that applies the schema that a URI reference leads to, whatever the dynamic scope. */
export const referenceKeyword = (dialect: Dialect): DialectKeyword | undefined =>
  [...dialect.keywords.values()].find(({ keyword }) => {
    if (keyword.value.problem(uri)) return false;
    let isReference = false;
    const reference: typeof trialParseContext.reference = (text) => {
      isReference = text === uri;
      return trialParseContext.reference(text);
    };
    keyword.value.parse(uri, { ...trialParseContext, reference });
    return isReference;
  });

const uri = "https://example.com/schema";
