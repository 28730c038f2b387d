import { atMost, defineKeyword, type Keyword, JsonType } from "@argot/core/keyword";
import { bound } from "./bound.js";
import { exported, isAtMost } from "./checks.js";
import { quantityText } from "./shapes.js";
import type { Quantity } from "./units.js";

/** `maximumQuantity`: the most quantity allowed, such as `"5 km"`, for texts and for numbers with a `unit`. */
export const maximumQuantity: Keyword<Quantity> = defineKeyword({
  id: "https://example.com/units/keyword/maximumQuantity",
  value: quantityText,
  appliesTo: JsonType.string | JsonType.number,
  predicate: (most, reading) =>
    bound(most, reading, {
      ofNumber: atMost,
      ofText: { call: isAtMost, name: "maximumQuantity", module: exported("isAtMost") },
    }),
  message: "must be at most {value:text}, is {actual}",
});
