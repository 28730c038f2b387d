import { typedKeyword, type Keyword, mapOf, JsonType } from "@argot/core/keyword";
import { constraintsOf, type Dependency, dependency, dependencyMessage, dependencyVariant } from "./dependency.js";

/**
 * `dependencies`, up to draft-07: by the name of a property, further requirements for an object that has it: an array
 * of names of properties that it must have, or a schema. Since 2019-09 these are `dependentRequired` and
 * `dependentSchemas`.
 *
 * @see {@link https://json-schema.org/draft-07/draft-handrews-json-schema-validation-01#rfc.section.6.5.7 | draft-07 validation, 6.5.7}
 */
export const dependencies: Keyword<ReadonlyMap<string, Dependency>> = typedKeyword({
  id: "https://json-schema.org/keyword/dependencies",
  value: mapOf(dependency, "arrays of strings or schemas"),
  appliesTo: JsonType.object,
  lower: (k) => constraintsOf(k.value),
  message: dependencyMessage,
  variant: dependencyVariant,
});
