import { containsRange, typedKeyword, type Keyword, nonNegativeInteger } from "@argot/core/keyword";

/**
 * `minContains`: the minimum number of items that must match `contains`; 0 requires none. Without `contains` it is ignored.
 *
 * @see {@link https://json-schema.org/draft/2020-12/json-schema-validation#section-6.4.5 | 2020-12 validation, 6.4.5}
 */
export const minContains: Keyword<number> = typedKeyword({
  id: "https://json-schema.org/keyword/minContains",
  value: nonNegativeInteger,
  provide: (min) => containsRange.of({ min }),
});
