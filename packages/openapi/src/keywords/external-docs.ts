import { typedKeyword, isObject, type Json, type JsonObject, type Keyword, simpleShape } from "@argot/core/keyword";

/**
 * `externalDocs`: further documentation of a schema. An annotation.
 *
 * @see {@link https://spec.openapis.org/oas/v3.2.0.html#external-documentation-object | OpenAPI 3.2, External Documentation Object}
 */
export const externalDocs: Keyword<JsonObject> = typedKeyword({
  id: "https://spec.openapis.org/oas/3.0/keyword/externalDocs",
  value: simpleShape(
    "an object with the string `url`",
    (json: Json): json is JsonObject => isObject(json) && Object.hasOwn(json, "url") && typeof json["url"] === "string",
  ),
  annotation: "value",
});
