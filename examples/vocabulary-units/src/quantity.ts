import { defineKeyword, type Keyword, JsonType } from "@argot/core/keyword";
import { exported, isQuantity } from "./checks.js";
import { dimension } from "./shapes.js";
import type { Dimension } from "./units.js";

/** `quantity`: a text must be a quantity of this dimension, such as `"5 km"` of `"length"`. */
export const quantity: Keyword<Dimension> = defineKeyword({
  id: "https://example.com/units/keyword/quantity",
  value: dimension,
  appliesTo: JsonType.string,
  annotation: "value",
  test: isQuantity,
  importFrom: exported("isQuantity"),
  message: "must be a {value:text}, is {actual}",
});
