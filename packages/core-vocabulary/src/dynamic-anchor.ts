import { defineKeyword, type Json, type Keyword, plain } from "@argot/core/keyword";

/**
 * `$dynamicAnchor`: a name for the schema within its resource, like `$anchor`, under which schemas further out can take
 * its place for `$dynamicRef`.
 *
 * @see {@link https://json-schema.org/draft/2020-12/json-schema-core#section-8.2.2 | 2020-12 core, 8.2.2}
 */
export const dynamicAnchor: Keyword<string> = defineKeyword({
  id: "https://json-schema.org/keyword/dynamicAnchor",
  value: plain(
    "a plain name: letters, digits, and ._-, a letter or _ first",
    (json: Json): json is string => typeof json === "string" && /^[A-Za-z_][A-Za-z0-9._-]*$/.test(json),
  ),
  identify: (name) => ({ dynamicAnchor: name }),
});
