import * as keywords from "./keywords/index.js";
import { type Draft, draftNames } from "./drafts.js";
import type { Rewrite } from "./rewrite.js";

/** How schemas of a draft are written in a neighbouring one. */
export interface Step {
  readonly from: Draft;
  readonly to: Draft;
  readonly rewrites: readonly Rewrite[];
}

/** The steps from each draft to the next one, the oldest first. */
const upward: readonly Step[] = [
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
  {
    from: "2020-12",
    to: "v1",
    rewrites: [
      keywords.vocabulary,
      keywords.definitions,
      keywords.dependencies,
      keywords.dynamicAnchorV1,
      keywords.dynamicRefV1,
      keywords.patternV1,
      keywords.patternPropertiesV1,
    ],
  },
];

/** The steps down to draft-07, the newest draft first. */
const downward: readonly Step[] = [
  {
    from: "2020-12",
    to: "2019-09",
    rewrites: [
      keywords.vocabulary,
      keywords.dynamicAnchor,
      keywords.dynamicRef,
      keywords.unevaluatedProperties,
      keywords.unevaluatedItems,
      keywords.prefixItems,
    ],
  },
  {
    from: "2019-09",
    to: "draft-07",
    rewrites: [
      keywords.vocabulary,
      keywords.ref,
      keywords.recursiveAnchorDraft7,
      keywords.recursiveRefDraft7,
      keywords.anchorDraft7,
      keywords.defs,
      keywords.dependentSchemas,
      keywords.dependentRequired,
      keywords.unevaluatedProperties,
      keywords.unevaluatedItems,
      keywords.minContains,
      keywords.maxContains,
      keywords.enumDraft7,
      keywords.formatDraft7,
    ],
  },
];

/** All steps that lead to a draft. */
export function stepsTo(draft: Draft): readonly Step[] {
  const order = draftNames.indexOf(draft);
  return [
    ...upward.slice(0, order),
    ...downward.filter(({ to }) => order >= draftNames.indexOf("draft-07") && draftNames.indexOf(to) >= order),
  ];
}
