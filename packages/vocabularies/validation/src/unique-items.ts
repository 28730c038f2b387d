import { boolean, typedKeyword, type Keyword, JsonType, unique } from "@argot/core/keyword";

/**
 * `uniqueItems`: if true, no two items of an array are equal.
 *
 * @see {@link https://json-schema.org/draft/2020-12/json-schema-validation#section-6.4.3 | 2020-12 validation, 6.4.3}
 */
export const uniqueItems: Keyword<boolean> = typedKeyword({
  id: "https://json-schema.org/keyword/uniqueItems",
  value: boolean,
  appliesTo: JsonType.array,
  predicate: (wanted) => (wanted ? unique() : undefined),
  message: "must have unique items, items {equal: and } are equal",
});
