import { atMost, typedKeyword, type Keyword, nonNegativeInteger, propertyCount, JsonType } from "@argot/core/keyword";

/**
 * `maxProperties`: the greatest number of properties of an object.
 *
 * @see {@link https://json-schema.org/draft/2020-12/json-schema-validation#section-6.5.1 | 2020-12 validation, 6.5.1}
 */
export const maxProperties: Keyword<number> = typedKeyword({
  id: "https://json-schema.org/keyword/maxProperties",
  value: nonNegativeInteger,
  appliesTo: JsonType.object,
  predicate: (max) => atMost(propertyCount, max),
  message: "must have at most {value} {value:property|properties}, has {actual}",
});
