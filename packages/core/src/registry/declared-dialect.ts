import type { JsonObject } from "../json/types.js";

/** The only keyword that core knows by name: its value decides which keywords there are. */
export const dialectKeyword = "$schema";

/** The URI of the dialect that a schema object declares, without an empty fragment. */
export function declaredDialect(schema: JsonObject): string | undefined {
  const declared = Object.hasOwn(schema, dialectKeyword) ? schema[dialectKeyword] : undefined;
  return typeof declared === "string" ? declared.replace(/#$/, "") : undefined;
}
