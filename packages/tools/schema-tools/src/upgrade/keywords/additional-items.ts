import type { Rewrite } from "../rewrite.js";

/** `additionalItems` up to 2019-09 is `items` since 2020-12. Without an array in `items` it has no effect. */
export const additionalItems: Rewrite = {
  keyword: "additionalItems",
  rewrite(schema) {
    if (Array.isArray(schema.value("items"))) return schema.rename("additionalItems", "items");
    schema.remove("additionalItems");
    schema.note("additionalItems", '"additionalItems" has no effect without an array in "items", and is taken out');
  },
};
