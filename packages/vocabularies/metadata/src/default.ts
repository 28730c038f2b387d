import { typedKeyword, type Json, json, type Keyword } from "@argot/core/keyword";

/**
 * `default`: a value to assume if there is none. It is not checked against the schema, nor added to instances.
 *
 * @see {@link https://json-schema.org/draft/2020-12/json-schema-validation#section-9.2 | 2020-12 validation, 9.2}
 */
export const defaultKeyword: Keyword<Json> = typedKeyword({
  id: "https://json-schema.org/keyword/default",
  value: json,
  annotation: "value",
  instances: "value",
});
