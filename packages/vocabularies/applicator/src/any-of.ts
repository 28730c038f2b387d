import { typedKeyword, type Application, type Keyword, schemaList, some } from "@argot/core/keyword";

/**
 * `anyOf`: the value must be valid against at least one schema of the list.
 *
 * @see {@link https://json-schema.org/draft/2020-12/json-schema-core#section-10.2.1.2 | 2020-12 core, 10.2.1.2}
 */
export const anyOf: Keyword<Application[]> = typedKeyword({
  id: "https://json-schema.org/keyword/anyOf",
  value: schemaList,
  lower: (k) => some(k.value, { min: 1 }),
  message: "must match at least one of the alternatives, matches none",
});
