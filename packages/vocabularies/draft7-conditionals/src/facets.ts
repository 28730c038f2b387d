// The facets in which `if` meets `then` and `else`.
import { type Application, type Facet, singleFacet } from "@argot/core/keyword";

/** The schema for values that fulfil the condition. */
export const thenBranch: Facet<Application, Application | undefined> = singleFacet("argot:facet/then-branch");

/** The schema for values that do not. */
export const elseBranch: Facet<Application, Application | undefined> = singleFacet("argot:facet/else-branch");
