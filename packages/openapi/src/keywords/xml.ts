import { typedKeyword, isObject, type Json, type JsonObject, type Keyword, simpleShape } from "@argot/core/keyword";

/**
 * `xml`: how a value is written in XML. An annotation.
 *
 * @see {@link https://spec.openapis.org/oas/v3.2.0.html#xml-object | OpenAPI 3.2, XML Object}
 */
export const xml: Keyword<JsonObject> = typedKeyword({
  id: "https://spec.openapis.org/oas/3.0/keyword/xml",
  value: simpleShape("an object", (json: Json): json is JsonObject => isObject(json)),
  annotation: "value",
});
