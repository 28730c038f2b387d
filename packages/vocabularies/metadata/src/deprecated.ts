import { boolean, typedKeyword, type Keyword } from "@argot/core/keyword";

/**
 * `deprecated`: whether a value should no longer be used.
 *
 * @see {@link https://json-schema.org/draft/2020-12/json-schema-validation#section-9.3 | 2020-12 validation, 9.3}
 */
export const deprecated: Keyword<boolean> = typedKeyword({
  id: "https://json-schema.org/keyword/deprecated",
  value: boolean,
  annotation: "value",
});
