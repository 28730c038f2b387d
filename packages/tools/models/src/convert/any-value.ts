import type { JsonObject } from "@argot/core/keyword";
import { jsonText } from "./codec.js";
import type { Part } from "./part.js";
import type { Place, Scope } from "./scope.js";
import { withKeywords } from "./with-keywords.js";

/** Converts a schema that accepts values of every form: to JSON texts, if the profile requires types. */
export function convertAny(scope: Scope, schema: JsonObject, place: Place, what = "any JSON value"): Part {
  if (!scope.profile.requires("typed") && !scope.profile.requires("closed-objects"))
    return withKeywords(scope, { schema: {} }, schema, undefined, place);
  scope.note("reshaped", place.location, undefined, `${what} is written as a JSON text`);
  const text: Part = { schema: { type: "string" }, codec: jsonText };
  return withKeywords(scope, text, { ...schema, note: `${what}, as JSON text` }, undefined, place);
}
