import type { JsonObject } from "@argot/core/keyword";
import type { Rewrite } from "../rewrite.js";

/** `dependencies` up to draft-07 has names or schemas. Since 2019-09 these are `dependentRequired` and `dependentSchemas`. */
export const dependencies: Rewrite = {
  keyword: "dependencies",
  rewrite(schema, value) {
    const all = Object.entries(value as JsonObject);
    const required = all.filter(([, needs]) => Array.isArray(needs));
    if (required.length === all.length) return schema.rename("dependencies", "dependentRequired");
    schema.rename("dependencies", "dependentSchemas");
    if (required.length === 0) return;
    for (const [name] of required) schema.removePart(["dependencies", name]);
    schema.addBefore("dependencies", "dependentRequired", Object.fromEntries(required));
  },
};
