import { requireArgument } from "@argot/core/internal";
import { JsonType, typedKeyword, type Keyword, string } from "@argot/core/keyword";

/**
 * `format`: the name of a syntax that a value follows. An annotation: whether it really does is not checked. To check it,
 * replace it by {@link formatAssertion}.
 *
 * @see {@link https://json-schema.org/draft/2020-12/json-schema-validation#section-7.2.1 | 2020-12 validation, 7.2.1}
 */
export const format: Keyword<string> = typedKeyword({
  id: "https://json-schema.org/keyword/format",
  value: string,
  annotation: "value",
});

/**
 * The same for a dialect that defines certain formats: a schema with another one is most likely mistyped.
 *
 * @param ofStrings - The names of formats of strings.
 * @param ofNumbers - The names of formats of numbers. Default: none.
 */
/* @__NO_SIDE_EFFECTS__ */
export function formatAnnotation(ofStrings: readonly string[], ofNumbers: readonly string[] = []): Keyword<string> {
  for (const names of [ofStrings, ofNumbers])
    requireArgument(Array.isArray(names), "formatAnnotation", "the names of formats, an array", names);
  const knownValues = Object.fromEntries([
    ...ofStrings.map((name) => [name, JsonType.string] as const),
    ...ofNumbers.map((name) => [name, JsonType.number] as const),
  ]);
  return typedKeyword({ id: format.id, value: string, annotation: "value", knownValues });
}
