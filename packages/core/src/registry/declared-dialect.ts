import type { JsonObject } from "../json/types.js";

/**
 * The URI of the dialect that a schema object declares. This is the one keyword that has to be known by name: which
 * keywords there are depends on its value.
 */
export function declaredDialect(schema: JsonObject): string | undefined {
  const declared = Object.hasOwn(schema, "$schema") ? schema["$schema"] : undefined;
  return typeof declared === "string" ? declared.replace(/#$/, "") : undefined;
}
