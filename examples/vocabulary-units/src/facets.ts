import { type Facet, singleFacet } from "@argot/core/keyword";
import type { Unit } from "./units.js";

/** The unit of the numbers of a schema object. */
export const unitOfNumbers: Facet<Unit, Unit | undefined> = singleFacet("https://example.com/units/facet/unit");
