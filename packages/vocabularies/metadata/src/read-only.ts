import { boolean, typedKeyword, type Keyword } from "@argot/core/keyword";

/**
 * `readOnly`: whether only the owner of a value may change it.
 *
 * @see {@link https://json-schema.org/draft/2020-12/json-schema-validation#section-9.4 | 2020-12 validation, 9.4}
 */
export const readOnly: Keyword<boolean> = typedKeyword({
  id: "https://json-schema.org/keyword/readOnly",
  value: boolean,
  annotation: "value",
});
