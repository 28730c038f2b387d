import { boolean, typedKeyword, type Keyword } from "@argot/core/keyword";
import { exclusiveLow } from "./facets.js";

/**
 * `exclusiveMinimum` up to draft-04: whether `minimum` itself is excluded. Without `minimum` it has no effect.
 *
 * @see {@link https://json-schema.org/draft-04/draft-fge-json-schema-validation-00#section-5.1.3 | draft-04 validation, 5.1.3}
 */
export const exclusiveMinimumDraft4: Keyword<boolean> = typedKeyword({
  id: "https://json-schema.org/keyword/draft-04/exclusiveMinimum",
  value: boolean,
  provide: (exclusive) => exclusiveLow.of(exclusive),
});
