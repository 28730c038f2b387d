import {
  typedKeyword,
  type Application,
  oneOfShapes,
  items,
  type Keyword,
  listOf,
  prefixLength,
  schema,
  JsonType,
} from "@argot/core/keyword";

/**
 * `items` up to 2019-09: the schema for all items of an array, or an array of schemas for the first ones, by position.
 *
 * @see {@link https://json-schema.org/draft/2019-09/draft-handrews-json-schema-02#rfc.section.9.3.1.1 | 2019-09 core, 9.3.1.1}
 */
export const itemsDraft4: Keyword<Application | Application[]> = typedKeyword({
  id: "https://json-schema.org/keyword/draft-04/items",
  value: oneOfShapes(Array.isArray, listOf(schema, "schemas"), schema),
  appliesTo: JsonType.array,
  annotation: "applied",
  provide: (value) => (Array.isArray(value) ? prefixLength.of(value.length) : []),
  lower: ({ value }) => items(Array.isArray(value) ? { prefix: value } : { rest: value }),
});
