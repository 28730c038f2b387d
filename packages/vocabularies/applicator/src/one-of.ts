import { typedKeyword, type Application, type Keyword, schemaList, some } from "@argot/core/keyword";

/**
 * `oneOf`: the value must be valid against exactly one schema of the list.
 *
 * @see {@link https://json-schema.org/draft/2020-12/json-schema-core#section-10.2.1.3 | 2020-12 core, 10.2.1.3}
 */
export const oneOf: Keyword<Application[]> = typedKeyword({
  id: "https://json-schema.org/keyword/oneOf",
  value: schemaList,
  lower: (k) => some(k.value, { min: 1, max: 1 }),
  message: "must match exactly one of the alternatives, matches {actual} of them",
});
