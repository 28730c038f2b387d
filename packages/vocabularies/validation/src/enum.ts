import { among, typedKeyword, type Json, json, type Keyword, listOf } from "@argot/core/keyword";
import { hasParts } from "./shapes.js";

/**
 * `enum`: the values allowed, by deep equality. Draft-04 requires at least one, later drafts recommend it.
 *
 * @see {@link https://json-schema.org/draft/2020-12/json-schema-validation#section-6.1.2 | 2020-12 validation, 6.1.2}
 */
export const enumKeyword: Keyword<Json[]> = typedKeyword({
  id: "https://json-schema.org/keyword/enum",
  value: listOf(json, "JSON values"),
  predicate: (values) => among(values),
  hint: (value) => (Array.isArray(value) ? undefined : "list the allowed values, a single one as well"),
  message: {
    none: "is not allowed: the list of allowed values is empty",
    one: "must be {value}, is {actual:json}",
    oneWithParts: "must be {value}, {difference:message}",
    several: "must be one of {value}, is {actual:json}",
    severalWithParts: "must be one of {value}, {difference:message}",
  },
  variant({ value }) {
    if (value.length === 0) return "none";
    const count = value.length === 1 ? "one" : "several";
    return value.some(hasParts) ? `${count}WithParts` : count;
  },
});
