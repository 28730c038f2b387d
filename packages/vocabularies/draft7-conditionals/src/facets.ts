// Where `if` meets what follows from it.
import { type Application, type Facet, singleFacet } from "@argot/core/keyword";

/** The schema for values of which the condition holds. */
export const thenBranch: Facet<Application, Application | undefined> = singleFacet("argot:facet/then-branch");

/** The schema for values of which it does not. */
export const elseBranch: Facet<Application, Application | undefined> = singleFacet("argot:facet/else-branch");
