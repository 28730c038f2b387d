import { atLeast, defineKeyword, type Keyword, JsonType } from "@argot/core/keyword";
import { bound } from "./bound.js";
import { exported, isAtLeast } from "./checks.js";
import { quantityText } from "./shapes.js";
import type { Quantity } from "./units.js";

/** `minimumQuantity`: the least quantity allowed, such as `"5 km"`, for texts and for numbers with a `unit`. */
export const minimumQuantity: Keyword<Quantity> = defineKeyword({
  id: "https://example.com/units/keyword/minimumQuantity",
  value: quantityText,
  appliesTo: JsonType.string | JsonType.number,
  predicate: (least, reading) =>
    bound(least, reading, {
      ofNumber: atLeast,
      ofText: { call: isAtLeast, name: "minimumQuantity", module: exported("isAtLeast") },
    }),
  message: "must be at least {value:text}, is {actual}",
});
