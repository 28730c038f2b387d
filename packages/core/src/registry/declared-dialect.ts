import type { JsonObject } from "../json/types.js";

/** The one keyword that has to be known by name: which keywords there are depends on its value. */
export const dialectKeyword = "$schema";

/** The URI of the dialect that a schema object declares. */
export function declaredDialect(schema: JsonObject): string | undefined {
  const declared = Object.hasOwn(schema, dialectKeyword) ? schema[dialectKeyword] : undefined;
  return typeof declared === "string" ? declared.replace(/#$/, "") : undefined;
}
