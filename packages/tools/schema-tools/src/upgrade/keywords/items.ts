import type { Rewrite } from "../rewrite.js";

/** `items` up to 2019-09 may be an array, which is `prefixItems` since 2020-12. */
export const items: Rewrite = {
  keyword: "items",
  rewrite(schema, value) {
    if (Array.isArray(value)) schema.rename("items", "prefixItems");
  },
};
