import { and, defineKeyword, has, type Keyword, strings, T } from "@argot/core/keyword";

/** An assertion for tests to build schemas with. */
export const required: Keyword<string[]> = defineKeyword({
  id: "https://example.com/keyword/required",
  value: strings,
  applies: T.object,
  holds: (names) => and(names.map(has)),
  message: "must have {missing}",
});
