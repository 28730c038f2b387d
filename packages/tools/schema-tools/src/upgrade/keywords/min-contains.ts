import type { Rewrite } from "../rewrite.js";

/** `minContains` since 2019-09: drafts before have "at least one" alone. */
export const minContains: Rewrite = {
  keyword: "minContains",
  rewrite(schema, value) {
    if (value === 1 || schema.value("contains") === undefined) return schema.remove("minContains");
    if (value !== 0 || schema.value("maxContains") !== undefined)
      return schema.block("minContains", 'draft-07 has no other count of items for "contains" than at least one');
    schema.remove("minContains");
    schema.remove("contains");
  },
};
