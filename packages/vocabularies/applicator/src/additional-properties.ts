import {
  typedKeyword,
  type Application,
  type Keyword,
  claimedProperties,
  members,
  schema,
  JsonType,
} from "@argot/core/keyword";

/**
 * `additionalProperties`: the schema for properties that the same schema object names in neither `properties` nor
 * `patternProperties`.
 *
 * @see {@link https://json-schema.org/draft/2020-12/json-schema-core#section-10.3.2.3 | 2020-12 core, 10.3.2.3}
 */
export const additionalProperties: Keyword<Application> = typedKeyword({
  id: "https://json-schema.org/keyword/additionalProperties",
  value: schema,
  appliesTo: JsonType.object,
  annotation: "applied",
  lower: (k) => members({ rest: k.value, except: k.read(claimedProperties) }),
});
