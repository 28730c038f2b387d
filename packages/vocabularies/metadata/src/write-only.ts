import { boolean, typedKeyword, type Keyword } from "@argot/core/keyword";

/**
 * `writeOnly`: whether a value can be set but not read back from its owner.
 *
 * @see {@link https://json-schema.org/draft/2020-12/json-schema-validation#section-9.4 | 2020-12 validation, 9.4}
 */
export const writeOnly: Keyword<boolean> = typedKeyword({
  id: "https://json-schema.org/keyword/writeOnly",
  value: boolean,
  annotation: "value",
});
