import type { Rewrite } from "../rewrite.js";

/** `prefixItems` of 2020-12 is `items` up to 2019-09, and `items` beside it is `additionalItems`. */
export const prefixItems: Rewrite = {
  keyword: "prefixItems",
  rewrite(schema) {
    if (schema.value("items") !== undefined) schema.rename("items", "additionalItems");
    schema.rename("prefixItems", "items");
  },
};
