import { atLeast, typedKeyword, type Keyword, characterCount, nonNegativeInteger, JsonType } from "@argot/core/keyword";

/**
 * `minLength`: the least number of characters (Unicode code points) of a string.
 *
 * @see {@link https://json-schema.org/draft/2020-12/json-schema-validation#section-6.3.2 | 2020-12 validation, 6.3.2}
 */
export const minLength: Keyword<number> = typedKeyword({
  id: "https://json-schema.org/keyword/minLength",
  value: nonNegativeInteger,
  appliesTo: JsonType.string,
  predicate: (min) => atLeast(characterCount, min),
  message: "must have at least {value} {value:character|characters}, has {actual}",
});
