import { atMost, below, typedKeyword, type Keyword, number, self, JsonType } from "@argot/core/keyword";
import { exclusiveHigh } from "./facets.js";

/**
 * `maximum` up to draft-04: the greatest number allowed or, where `exclusiveMaximum` is true, the one that all allowed ones
 * are less than.
 *
 * @see {@link https://json-schema.org/draft-04/draft-fge-json-schema-validation-00#section-5.1.2 | draft-04 validation, 5.1.2}
 */
export const maximumDraft4: Keyword<number | bigint> = typedKeyword({
  id: "https://json-schema.org/keyword/draft-04/maximum",
  value: number,
  appliesTo: JsonType.number,
  predicate: (limit, k) => (k.read(exclusiveHigh) ? below(self, limit) : atMost(self, limit)),
  message: {
    inclusive: "must be at most {value}, is {actual}",
    exclusive: "must be less than {value}, is {actual}",
  },
  variant: (k) => (k.read(exclusiveHigh) ? "exclusive" : "inclusive"),
});
