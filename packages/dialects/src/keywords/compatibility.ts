import type { Keyword } from "@argot/core";
import { definitions } from "@argot/core-vocabulary";
import { dependencies } from "@argot/draft4-dependencies";

/** Keywords that the meta-schemas since 2019-09 keep from draft-07, in no vocabulary of the specification. */
export const compatibility: Readonly<Record<string, Keyword>> = { definitions, dependencies };
