import { typedKeyword, type Keyword, string } from "@argot/core/keyword";

/**
 * `description`: what a value is and what it is for.
 *
 * @see {@link https://json-schema.org/draft/2020-12/json-schema-validation#section-9.1 | 2020-12 validation, 9.1}
 */
export const description: Keyword<string> = typedKeyword({
  id: "https://json-schema.org/keyword/description",
  value: string,
  annotation: "value",
});
