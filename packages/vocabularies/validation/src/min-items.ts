import { atLeast, itemCount, typedKeyword, type Keyword, nonNegativeInteger, JsonType } from "@argot/core/keyword";

/**
 * `minItems`: the least number of items of an array.
 *
 * @see {@link https://json-schema.org/draft/2020-12/json-schema-validation#section-6.4.2 | 2020-12 validation, 6.4.2}
 */
export const minItems: Keyword<number> = typedKeyword({
  id: "https://json-schema.org/keyword/minItems",
  value: nonNegativeInteger,
  appliesTo: JsonType.array,
  predicate: (min) => atLeast(itemCount, min),
  message: "must have at least {value} {value:item|items}, has {actual}",
});
