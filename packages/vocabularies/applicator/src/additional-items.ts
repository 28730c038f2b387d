import {
  typedKeyword,
  type Application,
  items,
  type Keyword,
  prefixLength,
  schema,
  JsonType,
} from "@argot/core/keyword";

/**
 * `additionalItems`, up to 2019-09: the schema for the items that come after those of an array of schemas in `items` of
 * the same schema object. Without such an array it has no effect.
 *
 * @see {@link https://json-schema.org/draft/2019-09/draft-handrews-json-schema-02#rfc.section.9.3.1.2 | 2019-09 core, 9.3.1.2}
 */
export const additionalItems: Keyword<Application> = typedKeyword({
  id: "https://json-schema.org/keyword/additionalItems",
  value: schema,
  appliesTo: JsonType.array,
  annotation: "applied",
  lower(k) {
    const from = k.read(prefixLength);
    return from === undefined ? undefined : items({ rest: k.value, from });
  },
});
