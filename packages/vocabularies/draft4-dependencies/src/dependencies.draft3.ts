import {
  typedKeyword,
  oneOfShapes,
  type Json,
  type Keyword,
  mapOf,
  type Shape,
  string,
  JsonType,
} from "@argot/core/keyword";
import { constraintsOf, type Dependency, dependency, dependencyMessage, dependencyVariant } from "./dependency.js";

/** A single name, read as a list of names. */
const oneName: Shape<string[]> = { ...string, parse: (json) => [json as string] };

/**
 * `dependencies` in draft-03: as in later drafts; a single name is allowed in place of an array.
 *
 * @see {@link https://datatracker.ietf.org/doc/html/draft-zyp-json-schema-03#section-5.8 | draft-03, 5.8}
 */
export const dependenciesDraft3: Keyword<ReadonlyMap<string, Dependency>> = typedKeyword({
  id: "https://json-schema.org/keyword/draft-03/dependencies",
  value: mapOf(
    oneOfShapes((json: Json) => typeof json === "string", oneName, dependency),
    "strings, arrays of strings or schemas",
  ),
  appliesTo: JsonType.object,
  lower: (k) => constraintsOf(k.value),
  message: dependencyMessage,
  variant: dependencyVariant,
});
