import {
  typedKeyword,
  type Application,
  type Keyword,
  claimedProperties,
  members,
  schemaMap,
  JsonType,
} from "@argot/core/keyword";

/**
 * `properties`: schemas for properties, by name. Absent properties are valid.
 *
 * @see {@link https://json-schema.org/draft/2020-12/json-schema-core#section-10.3.2.1 | 2020-12 core, 10.3.2.1}
 */
export const properties: Keyword<ReadonlyMap<string, Application>> = typedKeyword({
  id: "https://json-schema.org/keyword/properties",
  value: schemaMap,
  appliesTo: JsonType.object,
  annotation: "applied",
  provide: (named) => claimedProperties.of({ names: [...named.keys()] }),
  lower: (k) => members({ named: k.value }),
});
