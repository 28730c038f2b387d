import { typedKeyword, type Application, type Keyword, names, schema, JsonType } from "@argot/core/keyword";

/**
 * `propertyNames`: the schema for the names of an object's properties, each taken as a string.
 *
 * @see {@link https://json-schema.org/draft/2020-12/json-schema-core#section-10.3.2.4 | 2020-12 core, 10.3.2.4}
 */
export const propertyNames: Keyword<Application> = typedKeyword({
  id: "https://json-schema.org/keyword/propertyNames",
  value: schema,
  appliesTo: JsonType.object,
  lower: (k) => names(k.value),
  message: {
    some: "must have only property names that are allowed, has {names}",
    none: "must have no properties, has {names}",
  },
  variant: ({ json }) => (json === false ? "none" : "some"),
});
