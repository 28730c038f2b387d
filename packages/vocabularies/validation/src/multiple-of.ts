import { typedKeyword, type Keyword, multipleOf as isMultiple, positiveNumber, JsonType } from "@argot/core/keyword";

/**
 * `multipleOf`: a number that all allowed ones are integral multiples of, as decimals: 4.02 is a multiple of 0.01.
 *
 * @see {@link https://json-schema.org/draft/2020-12/json-schema-validation#section-6.2.1 | 2020-12 validation, 6.2.1}
 */
export const multipleOf: Keyword<number | bigint> = typedKeyword({
  id: "https://json-schema.org/keyword/multipleOf",
  value: positiveNumber,
  appliesTo: JsonType.number,
  predicate: (divisor) => isMultiple(divisor),
  message: "must be a multiple of {value}, is {actual}",
});
