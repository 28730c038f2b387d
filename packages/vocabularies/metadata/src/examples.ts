import { typedKeyword, type Json, json, type Keyword, listOf } from "@argot/core/keyword";

/**
 * `examples`: values that show how the schema is used. They are not checked against it.
 *
 * @see {@link https://json-schema.org/draft/2020-12/json-schema-validation#section-9.5 | 2020-12 validation, 9.5}
 */
export const examples: Keyword<Json[]> = typedKeyword({
  id: "https://json-schema.org/keyword/examples",
  value: listOf(json, "JSON values"),
  annotation: "value",
  instances: "items",
});
