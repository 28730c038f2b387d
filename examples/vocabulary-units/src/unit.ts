import { defineKeyword, type Keyword } from "@argot/core/keyword";
import { unitOfNumbers } from "./facets.js";
import { unitSymbol } from "./shapes.js";
import type { Unit } from "./units.js";

/** `unit`: the unit of numbers. It annotates, provides the unit to its siblings, and requires nothing. */
export const unit: Keyword<Unit> = defineKeyword({
  id: "https://example.com/units/keyword/unit",
  value: unitSymbol,
  annotation: "value",
  provide: (value) => unitOfNumbers.of(value),
});
