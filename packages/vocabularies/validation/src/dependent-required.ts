import { and, typedKeyword, has, type Keyword, mapOf, not, or, JsonType } from "@argot/core/keyword";
import { distinctStrings } from "./shapes.js";

/**
 * `dependentRequired`: by the name of a property, the names of the properties that an object with it must also have.
 *
 * @see {@link https://json-schema.org/draft/2020-12/json-schema-validation#section-6.5.4 | 2020-12 validation, 6.5.4}
 */
export const dependentRequired: Keyword<ReadonlyMap<string, string[]>> = typedKeyword({
  id: "https://json-schema.org/keyword/dependentRequired",
  value: mapOf(distinctStrings, "arrays of distinct strings"),
  appliesTo: JsonType.object,
  predicate: (dependencies) =>
    and(Array.from(dependencies, ([name, names]) => or([not(has(name)), and(names.map(has))]))),
  message: "must also have {missing}, since it has {present}",
});
