import { type Facet, single } from "@argot/core/keyword";
import type { Unit } from "./units.js";

/** The unit that the numbers of a schema object are in. */
export const unitOfNumbers: Facet<Unit, Unit | undefined> = single("https://example.com/units/facet/unit");
