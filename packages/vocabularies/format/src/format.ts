import { typedKeyword, type Keyword, string } from "@argot/core/keyword";

/**
 * `format`: the name of a syntax that a value follows. An annotation: whether it really does is not checked. To check it,
 * replace it by {@link formatAssertion}.
 *
 * @see {@link https://json-schema.org/draft/2020-12/json-schema-validation#section-7.2.1 | 2020-12 validation, 7.2.1}
 */
export const format: Keyword<string> = typedKeyword({
  id: "https://json-schema.org/keyword/format",
  value: string,
  annotation: "value",
});
