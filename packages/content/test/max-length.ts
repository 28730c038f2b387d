import { atMost, defineKeyword, type Keyword, length, nonNegativeInteger, T } from "@argot/core/keyword";

/** An assertion about strings for tests to build schemas with. */
export const maxLength: Keyword<number> = defineKeyword({
  id: "https://example.com/keyword/maxLength",
  value: nonNegativeInteger,
  applies: T.string,
  holds: (max) => atMost(length, max),
  message: "must have at most {value} characters, has {actual}",
});
