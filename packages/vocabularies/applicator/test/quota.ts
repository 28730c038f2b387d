import { containsRange, defineKeyword, type Keyword, nonNegativeInteger } from "@argot/core/keyword";

/** What another vocabulary says about how many items must be contained. */
export const minContains: Keyword<number> = defineKeyword({
  id: "https://example.com/keyword/minContains",
  value: nonNegativeInteger,
  provide: (min) => containsRange.of({ min }),
});
export const maxContains: Keyword<number> = defineKeyword({
  id: "https://example.com/keyword/maxContains",
  value: nonNegativeInteger,
  provide: (max) => containsRange.of({ max }),
});
