import { typedKeyword, type Keyword, string } from "@argot/core/keyword";

/**
 * `$comment`: a note among authors of schemas. It must never become an annotation.
 *
 * @see {@link https://json-schema.org/draft/2020-12/json-schema-core#section-8.3 | 2020-12 core, 8.3}
 */
export const comment: Keyword<string> = typedKeyword({
  id: "https://json-schema.org/keyword/comment",
  value: string,
});
