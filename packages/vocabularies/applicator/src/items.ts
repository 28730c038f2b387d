import {
  typedKeyword,
  type Application,
  items as itemsOf,
  type Keyword,
  prefixLength,
  schema,
  JsonType,
} from "@argot/core/keyword";

/**
 * `items`: the schema for the items of an array that come after those of `prefixItems` in the same schema object.
 *
 * @see {@link https://json-schema.org/draft/2020-12/json-schema-core#section-10.3.1.2 | 2020-12 core, 10.3.1.2}
 */
export const items: Keyword<Application> = typedKeyword({
  id: "https://json-schema.org/keyword/items",
  value: schema,
  appliesTo: JsonType.array,
  annotation: "applied",
  hint: (json) =>
    Array.isArray(json) ? 'a list of schemas, one for each position, belongs to "prefixItems"' : undefined,
  lower: (k) => itemsOf({ rest: k.value, from: k.read(prefixLength) ?? 0 }),
});
