import { and, typedKeyword, has, type Keyword, JsonType } from "@argot/core/keyword";
import { distinctStrings, hintForRequired } from "./shapes.js";

/**
 * `required`: the names of properties that an object must have.
 *
 * @see {@link https://json-schema.org/draft/2020-12/json-schema-validation#section-6.5.3 | 2020-12 validation, 6.5.3}
 */
export const required: Keyword<string[]> = typedKeyword({
  id: "https://json-schema.org/keyword/required",
  value: distinctStrings,
  appliesTo: JsonType.object,
  predicate: (names) => and(names.map(has)),
  hint: hintForRequired,
  message: "must have {missing:property|properties} {missing}",
});
