import type { Rewrite } from "../rewrite.js";

/** `$anchor` since 2019-09 is a fragment in `$id` up to draft-07. A schema with an identifier needs no other name. */
export const anchorDraft7: Rewrite = {
  keyword: "$anchor",
  rewrite(schema, value) {
    if (schema.value("$id") !== undefined) return schema.remove("$anchor");
    schema.rename("$anchor", "$id");
    schema.replace(["$anchor"], `#${value as string}`);
  },
};
