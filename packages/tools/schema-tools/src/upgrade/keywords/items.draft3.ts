import type { Rewrite } from "../rewrite.js";

/** `items` of draft-03 may be an empty array, so that `additionalItems` is about all items. Later drafts refuse that. */
export const itemsDraft3: Rewrite = {
  keyword: "items",
  rewrite(schema, value) {
    if (!Array.isArray(value) || value.length > 0) return;
    schema.remove("items");
    const additional = schema.value("additionalItems");
    if (additional === undefined) return;
    schema.rename("additionalItems", "items");
    // Draft-04 has booleans there for additional items only.
    if (typeof additional === "boolean") schema.replace(["additionalItems"], additional ? {} : { not: {} });
  },
};
