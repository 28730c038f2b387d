import { evaluatedBeside } from "../evaluated-beside.js";
import type { Rewrite } from "../rewrite.js";

/** `unevaluatedItems` is the keyword for items behind a prefix if the same number of items is always evaluated. */
export const unevaluatedItems: Rewrite = {
  keyword: "unevaluatedItems",
  rewrite(schema) {
    const parts = evaluatedBeside("unevaluatedItems", schema.schema, schema.index);
    if (!parts) return schema.block("unevaluatedItems", "which items are evaluated depends on the value");
    if (parts.items === Infinity) return schema.remove("unevaluatedItems");
    if (parts.items === 0) return schema.rename("unevaluatedItems", "items");
    const prefix = schema.value("prefixItems") ?? schema.value("items");
    if (prefix === undefined) schema.addBefore("unevaluatedItems", "items", Array<true>(parts.items).fill(true));
    else if (!Array.isArray(prefix) || prefix.length !== parts.items)
      return schema.block("unevaluatedItems", "more items are evaluated than the schema itself names");
    schema.rename("unevaluatedItems", "additionalItems");
  },
};
