import { typedKeyword, type Application, type Keyword, members, schema, JsonType } from "@argot/core/keyword";

/**
 * `unevaluatedProperties`: the schema for properties that no other keyword has applied a schema to, here or in a schema
 * that is valid for the same object.
 *
 * @see {@link https://json-schema.org/draft/2020-12/json-schema-core#section-11.3 | 2020-12 core, 11.3}
 */
export const unevaluatedProperties: Keyword<Application> = typedKeyword({
  id: "https://json-schema.org/keyword/unevaluatedProperties",
  value: schema,
  appliesTo: JsonType.object,
  annotation: "applied",
  lower: (k) => members({ rest: k.value, except: "evaluated" }),
});
