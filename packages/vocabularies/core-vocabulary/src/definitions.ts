import { typedKeyword, type Application, type Keyword, schemaMap } from "@argot/core/keyword";

/**
 * `definitions`: what `$defs` was called up to draft-07.
 *
 * @see {@link https://json-schema.org/draft-07/draft-handrews-json-schema-validation-01#rfc.section.9 | draft-07 validation, 9}
 */
export const definitions: Keyword<ReadonlyMap<string, Application>> = typedKeyword({
  id: "https://json-schema.org/keyword/definitions",
  value: schemaMap,
});
