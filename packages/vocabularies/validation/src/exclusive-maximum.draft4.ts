import { boolean, typedKeyword, type Keyword } from "@argot/core/keyword";
import { exclusiveHigh } from "./facets.js";

/**
 * `exclusiveMaximum` up to draft-04: whether `maximum` itself is excluded. Without `maximum` it has no effect.
 *
 * @see {@link https://json-schema.org/draft-04/draft-fge-json-schema-validation-00#section-5.1.2 | draft-04 validation, 5.1.2}
 */
export const exclusiveMaximumDraft4: Keyword<boolean> = typedKeyword({
  id: "https://json-schema.org/keyword/draft-04/exclusiveMaximum",
  value: boolean,
  provide: (exclusive) => exclusiveHigh.of(exclusive),
});
