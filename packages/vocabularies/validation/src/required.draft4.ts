import { and, typedKeyword, has, type Keyword, JsonType } from "@argot/core/keyword";
import { hintForRequired, someDistinctStrings } from "./shapes.js";

/**
 * `required` in draft-04: the names of properties that an object must have, at least one name.
 *
 * @see {@link https://json-schema.org/draft-04/draft-fge-json-schema-validation-00#section-5.4.3 | draft-04 validation, 5.4.3}
 */
export const requiredDraft4: Keyword<string[]> = typedKeyword({
  id: "https://json-schema.org/keyword/draft-04/required",
  value: someDistinctStrings,
  appliesTo: JsonType.object,
  predicate: (names) => and(names.map(has)),
  hint: hintForRequired,
  message: "must have {missing:property|properties} {missing}",
});
