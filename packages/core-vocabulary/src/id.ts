import { defineKeyword, type Keyword, refined, string } from "@argot/core/keyword";

/**
 * `$id`: the schema is a resource of its own, with this URI, against which the references in it are resolved.
 *
 * @see {@link https://json-schema.org/draft/2020-12/json-schema-core#section-8.2.1 | 2020-12 core, 8.2.1}
 */
export const id: Keyword<string> = defineKeyword({
  id: "https://json-schema.org/keyword/id",
  value: refined(string, "a URI reference without a fragment", (value) => /^[^#]*#?$/.test(value as string)),
  identify: (uri) => ({ id: uri }),
});
