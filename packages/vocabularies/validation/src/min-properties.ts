import { atLeast, typedKeyword, type Keyword, nonNegativeInteger, propertyCount, JsonType } from "@argot/core/keyword";

/**
 * `minProperties`: the least number of properties of an object.
 *
 * @see {@link https://json-schema.org/draft/2020-12/json-schema-validation#section-6.5.2 | 2020-12 validation, 6.5.2}
 */
export const minProperties: Keyword<number> = typedKeyword({
  id: "https://json-schema.org/keyword/minProperties",
  value: nonNegativeInteger,
  appliesTo: JsonType.object,
  predicate: (min) => atLeast(propertyCount, min),
  message: "must have at least {value} {value:property|properties}, has {actual}",
});
