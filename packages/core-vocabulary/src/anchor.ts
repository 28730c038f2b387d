import { defineKeyword, type Json, type Keyword, plain } from "@argot/core/keyword";

/**
 * `$anchor`: a name for the schema within its resource, for references to use as their fragment.
 *
 * @see {@link https://json-schema.org/draft/2020-12/json-schema-core#section-8.2.2 | 2020-12 core, 8.2.2}
 */
export const anchor: Keyword<string> = defineKeyword({
  id: "https://json-schema.org/keyword/anchor",
  // Colons are allowed in 2019-09 only, a leading underscore in 2020-12 only; the meta-schemas know which.
  value: plain(
    "a plain name: letters, digits, and .:_-, a letter or _ first",
    (json: Json): json is string => typeof json === "string" && /^[A-Za-z_][A-Za-z0-9.:_-]*$/.test(json),
  ),
  identify: (name) => ({ anchor: name }),
});
