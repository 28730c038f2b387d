// Where the keywords of draft-04 that bound a number meet.
import { defineFacet, type Facet } from "@argot/core/keyword";

/** Whether the least number allowed is out of bounds itself. */
export const exclusiveLow: Facet<boolean, boolean> = defineFacet("argot:facet/exclusive-low", (inputs) =>
  inputs.includes(true),
);

/** Whether the greatest number allowed is out of bounds itself. */
export const exclusiveHigh: Facet<boolean, boolean> = defineFacet("argot:facet/exclusive-high", (inputs) =>
  inputs.includes(true),
);
