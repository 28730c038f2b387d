import type { Rewrite } from "../rewrite.js";

/** `$defs` since 2019-09 is `definitions` up to draft-07. */
export const defs: Rewrite = {
  keyword: "$defs",
  rewrite(schema) {
    if (schema.value("definitions") === undefined) return schema.rename("$defs", "definitions");
    schema.note("$defs", '"$defs" stays beside "definitions", as an unknown keyword that references may lead into');
  },
};
