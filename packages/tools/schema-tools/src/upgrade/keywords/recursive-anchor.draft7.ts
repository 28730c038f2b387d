import type { Rewrite } from "../rewrite.js";
import { leadsOutside } from "./leads-outside.js";

/** `$recursiveAnchor` of 2019-09 says nothing once no reference is recursive. */
export const recursiveAnchorDraft7: Rewrite = {
  keyword: "$recursiveAnchor",
  rewrite(schema, value) {
    if (value === true && leadsOutside(schema.index))
      return schema.block("$recursiveAnchor", "a schema that is not among these may refer to the anchor recursively");
    schema.remove("$recursiveAnchor");
  },
};
