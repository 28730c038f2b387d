import type { TypeSet } from "@argot/core/keyword";
import type { KeywordMeaning } from "../schema-index/index.js";
import { classesOf } from "./types.js";

/** The classes of values that a keyword is about. */
export const domainsOf = ({ rules, keyword }: KeywordMeaning): TypeSet =>
  rules.length === 0
    ? classesOf(keyword.definition.appliesTo)
    : rules.reduce((classes, { appliesTo }) => classes | classesOf(appliesTo), 0);
