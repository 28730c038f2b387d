import { atMost, typedKeyword, type Keyword, characterCount, nonNegativeInteger, JsonType } from "@argot/core/keyword";

/**
 * `maxLength`: the greatest number of characters (Unicode code points) of a string.
 *
 * @see {@link https://json-schema.org/draft/2020-12/json-schema-validation#section-6.3.1 | 2020-12 validation, 6.3.1}
 */
export const maxLength: Keyword<number> = typedKeyword({
  id: "https://json-schema.org/keyword/maxLength",
  value: nonNegativeInteger,
  appliesTo: JsonType.string,
  predicate: (max) => atMost(characterCount, max),
  message: "must have at most {value} {value:character|characters}, has {actual}",
});
