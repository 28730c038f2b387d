import { typedKeyword, type Application, items, type Keyword, schema, JsonType } from "@argot/core/keyword";

/**
 * `unevaluatedItems`: the schema for items that no other keyword has applied a schema to, here or in a schema that is
 * valid for the same array. Whether `contains` applies one is up to that keyword.
 *
 * @see {@link https://json-schema.org/draft/2020-12/json-schema-core#section-11.2 | 2020-12 core, 11.2}
 */
export const unevaluatedItems: Keyword<Application> = typedKeyword({
  id: "https://json-schema.org/keyword/unevaluatedItems",
  value: schema,
  appliesTo: JsonType.array,
  annotation: "applied",
  lower: (k) => items({ rest: k.value, except: "evaluated" }),
});
