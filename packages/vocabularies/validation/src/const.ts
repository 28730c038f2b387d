import { among, typedKeyword, type Json, json, type Keyword } from "@argot/core/keyword";
import { hasParts } from "./shapes.js";

/**
 * `const`: the only value allowed.
 *
 * @see {@link https://json-schema.org/draft/2020-12/json-schema-validation#section-6.1.3 | 2020-12 validation, 6.1.3}
 */
export const constKeyword: Keyword<Json> = typedKeyword({
  id: "https://json-schema.org/keyword/const",
  value: json,
  predicate: (value) => among([value]),
  message: { "": "must be {value:json}, is {actual:json}", parts: "must be {value:json}, {difference:message}" },
  variant: ({ value }) => (hasParts(value) ? "parts" : ""),
});
