import type { Rewrite } from "../rewrite.js";

/** `maxContains` since 2019-09: drafts before have no upper bound. */
export const maxContains: Rewrite = {
  keyword: "maxContains",
  rewrite(schema) {
    if (schema.value("contains") === undefined) return schema.remove("maxContains");
    schema.block("maxContains", 'draft-07 has no maximum number of items that match "contains"');
  },
};
