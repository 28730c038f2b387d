import {
  typedKeyword,
  type Keyword,
  match,
  type Pattern,
  pattern as patternShape,
  JsonType,
} from "@argot/core/keyword";

/**
 * `pattern`: a regular expression that matches somewhere in a string.
 *
 * @see {@link https://json-schema.org/draft/2020-12/json-schema-validation#section-6.3.3 | 2020-12 validation, 6.3.3}
 */
export const pattern: Keyword<Pattern> = typedKeyword({
  id: "https://json-schema.org/keyword/pattern",
  value: patternShape,
  appliesTo: JsonType.string,
  predicate: (expression) => match(expression),
  message: "must match the pattern {value:regex}, is {actual}",
});
