import { typedKeyword, type Json, type Keyword, simpleShape } from "@argot/core/keyword";

/**
 * `$id`: the schema is a resource of its own, with this URI, against which the references in it are resolved.
 *
 * @see {@link https://json-schema.org/draft/2020-12/json-schema-core#section-8.2.1 | 2020-12 core, 8.2.1}
 */
export const id: Keyword<string> = typedKeyword({
  id: "https://json-schema.org/keyword/id",
  value: simpleShape(
    "a URI reference without a fragment",
    (json: Json): json is string => typeof json === "string" && /^[^#]*#?$/.test(json),
  ),
  identify: (uri) => ({ id: uri }),
});
