import { atLeast, typedKeyword, type Keyword, number, self, JsonType } from "@argot/core/keyword";

/**
 * `minimum`: the least number allowed.
 *
 * @see {@link https://json-schema.org/draft/2020-12/json-schema-validation#section-6.2.4 | 2020-12 validation, 6.2.4}
 */
export const minimum: Keyword<number | bigint> = typedKeyword({
  id: "https://json-schema.org/keyword/minimum",
  value: number,
  appliesTo: JsonType.number,
  predicate: (min) => atLeast(self, min),
  message: "must be at least {value}, is {actual}",
});
