import type { Keyword } from "@argot/core";
import { definitions } from "@argot/core-vocabulary";
import { dependencies } from "@argot/draft4-dependencies";

/* @__NO_SIDE_EFFECTS__ */
const kept = <V>(keyword: Keyword<V>, outdated: string): Keyword<V> => ({ ...keyword, outdated });

/** Keywords that the meta-schemas since 2019-09 keep from draft-07, in no vocabulary of the specification. */
export const compatibility: Readonly<Record<string, Keyword>> = {
  definitions: kept(definitions, 'is a keyword up to draft-07; use "$defs"'),
  dependencies: kept(dependencies, 'is a keyword up to draft-07; use "dependentRequired" or "dependentSchemas"'),
};
