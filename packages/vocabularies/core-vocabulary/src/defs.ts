import { typedKeyword, type Application, type Keyword, schemaMap } from "@argot/core/keyword";

/**
 * `$defs`: schemas for references to lead to. It places no constraint.
 *
 * @see {@link https://json-schema.org/draft/2020-12/json-schema-core#section-8.2.4 | 2020-12 core, 8.2.4}
 */
export const defs: Keyword<ReadonlyMap<string, Application>> = typedKeyword({
  id: "https://json-schema.org/keyword/defs",
  value: schemaMap,
});
