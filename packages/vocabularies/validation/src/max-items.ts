import { atMost, itemCount, typedKeyword, type Keyword, nonNegativeInteger, JsonType } from "@argot/core/keyword";

/**
 * `maxItems`: the greatest number of items of an array.
 *
 * @see {@link https://json-schema.org/draft/2020-12/json-schema-validation#section-6.4.1 | 2020-12 validation, 6.4.1}
 */
export const maxItems: Keyword<number> = typedKeyword({
  id: "https://json-schema.org/keyword/maxItems",
  value: nonNegativeInteger,
  appliesTo: JsonType.array,
  predicate: (max) => atMost(itemCount, max),
  message: "must have at most {value} {value:item|items}, has {actual}",
});
