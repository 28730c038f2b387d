import { jsonSet } from "@argot/core/internal";
import type { Json } from "@argot/core/keyword";
import type { Rewrite } from "../rewrite.js";

/** `enum` has at least one value up to draft-07, and none twice. */
export const enumDraft7: Rewrite = {
  keyword: "enum",
  rewrite(schema, value) {
    const all = value as readonly Json[];
    if (all.length === 0) {
      schema.rename("enum", "not");
      return schema.replace(["enum"], {});
    }
    const seen = jsonSet([]);
    const once = all.filter((each) => seen.add(each));
    if (once.length < all.length) schema.replace(["enum"], once);
  },
};
