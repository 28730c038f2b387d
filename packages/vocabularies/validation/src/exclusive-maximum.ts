import { below, typedKeyword, type Keyword, number, self, JsonType } from "@argot/core/keyword";

/**
 * `exclusiveMaximum`: a number that all allowed ones are less than.
 *
 * @see {@link https://json-schema.org/draft/2020-12/json-schema-validation#section-6.2.3 | 2020-12 validation, 6.2.3}
 */
export const exclusiveMaximum: Keyword<number | bigint> = typedKeyword({
  id: "https://json-schema.org/keyword/exclusiveMaximum",
  value: number,
  appliesTo: JsonType.number,
  predicate: (limit) => below(self, limit),
  hint: (json) =>
    typeof json === "boolean"
      ? 'the limit itself is the value; a boolean beside "maximum" belongs to draft-04'
      : undefined,
  message: "must be less than {value}, is {actual}",
});
