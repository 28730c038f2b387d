import { typedKeyword, type Keyword, string, JsonType } from "@argot/core/keyword";

/**
 * `contentEncoding`: how binary content is written in a string, such as `"base64"`. An annotation: nothing is decoded.
 *
 * @see {@link https://json-schema.org/draft/2020-12/json-schema-validation#section-8.3 | 2020-12 validation, 8.3}
 */
export const contentEncoding: Keyword<string> = typedKeyword({
  id: "https://json-schema.org/keyword/contentEncoding",
  value: string,
  appliesTo: JsonType.string,
  annotation: "value",
});
