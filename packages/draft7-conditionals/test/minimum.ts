import { atLeast, defineKeyword, type Keyword, number, self, T } from "@argot/core/keyword";

/** An assertion for tests to build schemas with. */
export const minimum: Keyword<number | bigint> = defineKeyword({
  id: "https://example.com/keyword/minimum",
  value: number,
  applies: T.number,
  holds: (min) => atLeast(self, min),
  message: "must be at least {value}, is {actual}",
});
