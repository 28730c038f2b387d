import type { JsonObject } from "@argot/core/keyword";
import type { Rewrite } from "../rewrite.js";

/** `dependentRequired` since 2019-09 is `dependencies` up to draft-07, which may have names and schemas, but one of them for a property. */
export const dependentRequired: Rewrite = {
  keyword: "dependentRequired",
  rewrite(schema, value) {
    const schemas = schema.value("dependentSchemas");
    if (schemas === undefined) return schema.rename("dependentRequired", "dependencies");
    const names = Object.entries(value as JsonObject);
    const both = names.find(([name]) => Object.hasOwn(schemas as JsonObject, name));
    if (both)
      return schema.block("dependentRequired", `"dependencies" has names or a schema for "${both[0]}", and not both`);
    for (const [name, needs] of names.toReversed()) schema.addPart(["dependentSchemas"], name, needs);
    schema.remove("dependentRequired");
  },
};
