import {
  typedKeyword,
  type Application,
  items,
  type Keyword,
  prefixLength,
  schemaList,
  JsonType,
} from "@argot/core/keyword";

/**
 * `prefixItems`: schemas for the first items of an array, by position. Absent items are valid.
 *
 * @see {@link https://json-schema.org/draft/2020-12/json-schema-core#section-10.3.1.1 | 2020-12 core, 10.3.1.1}
 */
export const prefixItems: Keyword<Application[]> = typedKeyword({
  id: "https://json-schema.org/keyword/prefixItems",
  value: schemaList,
  appliesTo: JsonType.array,
  annotation: "applied",
  provide: (prefix) => prefixLength.of(prefix.length),
  lower: (k) => items({ prefix: k.value }),
});
