import type { Rewrite } from "../rewrite.js";

/** `definitions` up to draft-07 is `$defs` since 2019-09. */
export const definitions: Rewrite = {
  keyword: "definitions",
  rewrite(schema) {
    if (schema.value("$defs") === undefined) return schema.rename("definitions", "$defs");
    schema.note("definitions", '"definitions" stays beside "$defs", with its older meaning');
  },
};
