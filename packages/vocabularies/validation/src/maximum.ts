import { atMost, typedKeyword, type Keyword, number, self, JsonType } from "@argot/core/keyword";

/**
 * `maximum`: the greatest number allowed.
 *
 * @see {@link https://json-schema.org/draft/2020-12/json-schema-validation#section-6.2.2 | 2020-12 validation, 6.2.2}
 */
export const maximum: Keyword<number | bigint> = typedKeyword({
  id: "https://json-schema.org/keyword/maximum",
  value: number,
  appliesTo: JsonType.number,
  predicate: (max) => atMost(self, max),
  message: "must be at most {value}, is {actual}",
});
