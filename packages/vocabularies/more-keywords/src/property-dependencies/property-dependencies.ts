import {
  all,
  among,
  typedKeyword,
  type Application,
  type Keyword,
  mapOf,
  member,
  schemaMap,
  JsonType,
  when,
} from "@argot/core/keyword";

/**
 * `propertyDependencies`, which is proposed for a release after v1: by the name of a property and a string value of it,
 * the schema for objects with this value.
 *
 * @see {@link https://github.com/json-schema-org/json-schema-spec/blob/main/specs/proposals/propertyDependencies.md | the proposal}
 */
export const propertyDependencies: Keyword<ReadonlyMap<string, ReadonlyMap<string, Application>>> = typedKeyword({
  id: "https://json-schema.org/keyword/propertyDependencies",
  value: mapOf(schemaMap, "objects of schemas"),
  appliesTo: JsonType.object,
  lower: (k) =>
    all(
      Array.from(k.value, ([name, schemas]) =>
        Array.from(schemas, ([value, application]) => when(application, member(name, among([value])))),
      ).flat(),
    ),
});
