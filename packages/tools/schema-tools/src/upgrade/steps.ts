import * as keywords from "./keywords/index.js";
import type { Draft } from "./drafts.js";
import type { Rewrite } from "./rewrite.js";

/** How schemas of a draft are written in the next one. */
export interface Step {
  readonly from: Draft;
  readonly to: Draft;
  readonly rewrites: readonly Rewrite[];
}

/** The steps from each draft to the next one. */
export const steps: readonly Step[] = [
  {
    from: "draft-03",
    to: "draft-04",
    rewrites: [
      keywords.type,
      keywords.disallow,
      keywords.extendsKeyword,
      keywords.divisibleBy,
      keywords.required,
      keywords.properties,
      keywords.itemsDraft3,
      keywords.dependenciesDraft3,
      keywords.formatDraft3,
    ],
  },
  {
    from: "draft-04",
    to: "draft-06",
    rewrites: [keywords.id, keywords.exclusiveMinimum, keywords.exclusiveMaximum],
  },
  { from: "draft-06", to: "draft-07", rewrites: [] },
  {
    from: "draft-07",
    to: "2019-09",
    rewrites: [keywords.idFragment, keywords.definitions, keywords.dependencies],
  },
  {
    from: "2019-09",
    to: "2020-12",
    rewrites: [
      keywords.vocabulary,
      keywords.anchor,
      keywords.recursiveAnchor,
      keywords.recursiveRef,
      keywords.items,
      keywords.additionalItems,
      keywords.contains,
    ],
  },
];
