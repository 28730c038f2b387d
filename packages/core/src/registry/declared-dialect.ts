import type { JsonObject } from "../json/types.js";

/** The one keyword that has to be known by name: which keywords there are depends on its value. */
export const dialectMember = "$schema";

/** The URI of the dialect that a schema object declares. */
export function declaredDialect(schema: JsonObject): string | undefined {
  const declared = Object.hasOwn(schema, dialectMember) ? schema[dialectMember] : undefined;
  return typeof declared === "string" ? declared.replace(/#$/, "") : undefined;
}
