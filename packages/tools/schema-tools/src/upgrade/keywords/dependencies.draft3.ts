import type { JsonObject } from "@argot/core/keyword";
import type { Rewrite } from "../rewrite.js";

/** `dependencies` of draft-03 may have one name in the place of an array, and empty arrays. */
export const dependenciesDraft3: Rewrite = {
  keyword: "dependencies",
  rewrite(schema, value) {
    for (const [name, needs] of Object.entries(value as JsonObject)) {
      if (typeof needs === "string") schema.replace(["dependencies", name], [needs]);
      if (Array.isArray(needs) && needs.length === 0) schema.removePart(["dependencies", name]);
    }
  },
};
