import type { Json } from "@argot/core/keyword";
import type { Rewrite } from "../rewrite.js";
import { isRestricting, namesAlone, schemaOfType } from "./type-names.js";

/** `disallow` of draft-03 is `not` since draft-04. */
export const disallow: Rewrite = {
  keyword: "disallow",
  rewrite(schema, value) {
    const union = [value].flat() as readonly Json[];
    if (union.length === 0) return schema.remove("disallow");
    schema.rename("disallow", "not");
    const names = namesAlone(union);
    if (names) {
      const [first] = names;
      const type = names.length === 1 ? (first as string) : names;
      return schema.replace(["disallow"], names.every(isRestricting) ? { type } : {});
    }
    schema.wrapInObject("disallow", "anyOf");
    for (const [i, each] of union.entries())
      if (typeof each === "string") schema.replace(["disallow", String(i)], schemaOfType(each));
  },
};
