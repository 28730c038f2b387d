import { typedKeyword, type Json, json, type Keyword } from "@argot/core/keyword";

/**
 * `example`: a value that the schema is meant for. An annotation.
 *
 * @see {@link https://spec.openapis.org/oas/v3.0.4.html#fixed-fields-20 | OpenAPI 3.0, Schema Object}
 */
export const example: Keyword<Json> = typedKeyword({
  id: "https://spec.openapis.org/oas/3.0/keyword/example",
  value: json,
  annotation: "value",
});
