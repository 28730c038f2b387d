import { typedKeyword, type Keyword, string } from "@argot/core/keyword";

/**
 * `title`: what a value is, in a few words.
 *
 * @see {@link https://json-schema.org/draft/2020-12/json-schema-validation#section-9.1 | 2020-12 validation, 9.1}
 */
export const title: Keyword<string> = typedKeyword({
  id: "https://json-schema.org/keyword/title",
  value: string,
  annotation: "value",
});
