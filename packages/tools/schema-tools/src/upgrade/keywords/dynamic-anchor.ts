import type { Rewrite } from "../rewrite.js";
import { leadsOutside } from "./leads-outside.js";

/** `$dynamicAnchor` of 2020-12 is `$anchor` for plain references. */
export const dynamicAnchor: Rewrite = {
  keyword: "$dynamicAnchor",
  rewrite(schema) {
    if (leadsOutside(schema.index))
      return schema.block("$dynamicAnchor", "a schema that is not among these may refer to the anchor dynamically");
    schema.rename("$dynamicAnchor", "$anchor");
  },
};
