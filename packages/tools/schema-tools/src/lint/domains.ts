import type { TypeSet } from "@argot/core/keyword";
import type { KeywordMeaning } from "../schema-index/index.js";
import { classesOf } from "./types.js";

/** The classes of values that a keyword is about. Its value may be about fewer than the keyword is. */
export function domainsOf({ rules, keyword }: KeywordMeaning): TypeSet {
  const { definition, json } = keyword;
  const ofValue = typeof json === "string" ? definition.knownValues?.get(json) : undefined;
  if (ofValue !== undefined) return classesOf(ofValue);
  return rules.length === 0
    ? classesOf(definition.appliesTo)
    : rules.reduce((classes, { appliesTo }) => classes | classesOf(appliesTo), 0);
}
