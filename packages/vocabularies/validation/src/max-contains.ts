import { containsRange, typedKeyword, type Keyword, nonNegativeInteger } from "@argot/core/keyword";

/**
 * `maxContains`: the maximum number of items that may match `contains`. Without `contains` it has no effect.
 *
 * @see {@link https://json-schema.org/draft/2020-12/json-schema-validation#section-6.4.4 | 2020-12 validation, 6.4.4}
 */
export const maxContains: Keyword<number> = typedKeyword({
  id: "https://json-schema.org/keyword/maxContains",
  value: nonNegativeInteger,
  provide: (max) => containsRange.of({ max }),
});
