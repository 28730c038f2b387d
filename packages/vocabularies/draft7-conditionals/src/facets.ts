// Where `if` meets what follows from it.
import { type Edge, type Facet, single } from "@argot/core/keyword";

/** The schema for values of which the condition holds. */
export const thenBranch: Facet<Edge, Edge | undefined> = single("argot:facet/then-branch");

/** The schema for values of which it does not. */
export const elseBranch: Facet<Edge, Edge | undefined> = single("argot:facet/else-branch");
