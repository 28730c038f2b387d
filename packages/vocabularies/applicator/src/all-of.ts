import { all, typedKeyword, type Application, type Keyword, schemaList } from "@argot/core/keyword";

/**
 * `allOf`: the value must be valid against every schema of the list.
 *
 * @see {@link https://json-schema.org/draft/2020-12/json-schema-core#section-10.2.1.1 | 2020-12 core, 10.2.1.1}
 */
export const allOf: Keyword<Application[]> = typedKeyword({
  id: "https://json-schema.org/keyword/allOf",
  value: schemaList,
  lower: (k) => all(k.value),
});
