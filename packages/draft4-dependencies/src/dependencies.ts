import {
  all,
  and,
  defineKeyword,
  type Edge,
  either,
  has,
  type Json,
  type Keyword,
  mapOf,
  not,
  or,
  type Shape,
  schema,
  strings,
  T,
  test,
  when,
} from "@argot/core/keyword";

/** What a property asks for: other properties, or a schema for the whole object. */
export type Dependency = string[] | Edge;

const dependency: Shape<Dependency> = either((json) => Array.isArray(json), strings, schema);

/**
 * `dependencies`, up to draft-07: by the name of a property, what an object that has it must satisfy as well. That is an
 * array of the names of properties that it must have, or a schema. Since 2019-09 these are `dependentRequired` and
 * `dependentSchemas`.
 *
 * @see {@link https://json-schema.org/draft-07/draft-handrews-json-schema-validation-01#rfc.section.6.5.7 | draft-07 validation, 6.5.7}
 */
export const dependencies: Keyword<ReadonlyMap<string, Dependency>> = defineKeyword({
  id: "https://json-schema.org/keyword/dependencies",
  value: mapOf(dependency, "arrays of strings or schemas"),
  applies: T.object,
  lower: (k) =>
    Array.from(k.value, ([name, needs]) =>
      Array.isArray(needs) ? test(or([not(has(name)), and(needs.map(has))])) : all([when(needs, has(name))]),
    ),
  message: {
    names: "must also have {missing}, since it has {present}",
    mixed: "must have all that its properties depend on",
  },
  variant: ({ json }) => variantOf(Object.values(json as Record<string, Json>)),
});

/** Where all are schemas there is no message: what fails beneath says it. */
function variantOf(needs: readonly Json[]): string {
  if (needs.every((each) => Array.isArray(each))) return "names";
  return needs.some((each) => Array.isArray(each)) ? "mixed" : "schemas";
}
