// The facets of the keywords of draft-04 that bound a number.
import { defineFacet, type Facet } from "@argot/core/keyword";

/** Whether the minimum itself is excluded. */
export const exclusiveLow: Facet<boolean, boolean> = defineFacet("argot:facet/exclusive-low", (inputs) =>
  inputs.includes(true),
);

/** Whether the maximum itself is excluded. */
export const exclusiveHigh: Facet<boolean, boolean> = defineFacet("argot:facet/exclusive-high", (inputs) =>
  inputs.includes(true),
);
