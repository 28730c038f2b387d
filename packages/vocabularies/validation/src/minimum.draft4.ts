import { above, atLeast, typedKeyword, type Keyword, number, self, JsonType } from "@argot/core/keyword";
import { exclusiveLow } from "./facets.js";

/**
 * `minimum` up to draft-04: the least number allowed or, where `exclusiveMinimum` is true, the one that all allowed ones
 * are greater than.
 *
 * @see {@link https://json-schema.org/draft-04/draft-fge-json-schema-validation-00#section-5.1.3 | draft-04 validation, 5.1.3}
 */
export const minimumDraft4: Keyword<number | bigint> = typedKeyword({
  id: "https://json-schema.org/keyword/draft-04/minimum",
  value: number,
  appliesTo: JsonType.number,
  predicate: (limit, k) => (k.read(exclusiveLow) ? above(self, limit) : atLeast(self, limit)),
  message: {
    inclusive: "must be at least {value}, is {actual}",
    exclusive: "must be greater than {value}, is {actual}",
  },
  variant: (k) => (k.read(exclusiveLow) ? "exclusive" : "inclusive"),
});
