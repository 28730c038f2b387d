import { typedKeyword, type Keyword, string } from "@argot/core/keyword";

/**
 * `$schema`: the URI of the dialect that the schema resource is written in. The registry reads it before keywords have
 * a meaning, so it has no effect as a keyword.
 *
 * @see {@link https://json-schema.org/draft/2020-12/json-schema-core#section-8.1.1 | 2020-12 core, 8.1.1}
 */
export const schema: Keyword<string> = typedKeyword({
  id: "https://json-schema.org/keyword/schema",
  value: string,
});
