import { above, typedKeyword, type Keyword, number, self, JsonType } from "@argot/core/keyword";

/**
 * `exclusiveMinimum`: a number that all allowed ones are greater than.
 *
 * @see {@link https://json-schema.org/draft/2020-12/json-schema-validation#section-6.2.5 | 2020-12 validation, 6.2.5}
 */
export const exclusiveMinimum: Keyword<number | bigint> = typedKeyword({
  id: "https://json-schema.org/keyword/exclusiveMinimum",
  value: number,
  appliesTo: JsonType.number,
  predicate: (limit) => above(self, limit),
  hint: (json) =>
    typeof json === "boolean"
      ? 'the limit itself is the value; a boolean beside "minimum" belongs to draft-04'
      : undefined,
  message: "must be greater than {value}, is {actual}",
});
