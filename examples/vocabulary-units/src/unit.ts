import { defineKeyword, type Keyword } from "@argot/core/keyword";
import { unitOfNumbers } from "./facets.js";
import { unitSymbol } from "./shapes.js";
import type { Unit } from "./units.js";

/** `unit`: what the numbers are in that this schema object is about. It tells readers and its siblings, and demands nothing. */
export const unit: Keyword<Unit> = defineKeyword({
  id: "https://example.com/units/keyword/unit",
  value: unitSymbol,
  annotation: "value",
  provide: (value) => unitOfNumbers.of(value),
});
