import type { Rewrite } from "../rewrite.js";

/** `$anchor` of 2019-09 may have colons. */
export const anchor: Rewrite = {
  keyword: "$anchor",
  rewrite(schema, value) {
    if ((value as string).includes(":")) schema.block("$anchor", "an anchor has no colons since 2020-12");
  },
};
