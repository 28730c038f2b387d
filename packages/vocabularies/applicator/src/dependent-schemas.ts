import { all, typedKeyword, type Application, has, type Keyword, schemaMap, JsonType, when } from "@argot/core/keyword";

/**
 * `dependentSchemas`: by the name of a property, a schema for the whole object, which applies if the object has the
 * property.
 *
 * @see {@link https://json-schema.org/draft/2020-12/json-schema-core#section-10.2.2.4 | 2020-12 core, 10.2.2.4}
 */
export const dependentSchemas: Keyword<ReadonlyMap<string, Application>> = typedKeyword({
  id: "https://json-schema.org/keyword/dependentSchemas",
  value: schemaMap,
  appliesTo: JsonType.object,
  lower: (k) => all(Array.from(k.value, ([name, application]) => when(application, has(name)))),
});
