import { type Facet, singleFacet } from "@argot/core/keyword";
import type { Unit } from "./units.js";

/** The unit that the numbers of a schema object are in. */
export const unitOfNumbers: Facet<Unit, Unit | undefined> = singleFacet("https://example.com/units/facet/unit");
