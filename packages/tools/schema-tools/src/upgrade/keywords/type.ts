import type { Json } from "@argot/core/keyword";
import type { Rewrite } from "../rewrite.js";
import { isRestricting, namesAlone, schemaOfType } from "./type-names.js";

/** `type` of draft-03 may have schemas, which are alternatives of `anyOf`, and names that allow every type. */
export const type: Rewrite = {
  keyword: "type",
  rewrite(schema, value) {
    const union = [value].flat() as readonly Json[];
    const unrestricting = union.filter((each) => typeof each === "string").find((name) => !isRestricting(name));
    if (unrestricting !== undefined) {
      if (unrestricting !== "any")
        schema.note("type", `"type" is taken out, since "${unrestricting}" is no type, which allows every type`);
      return schema.remove("type");
    }
    if (union.length === 0) {
      // No value has one of no types.
      schema.rename("type", "not");
      return schema.replace(["type"], {});
    }
    if (namesAlone(union)) return;
    schema.rename("type", "anyOf");
    for (const [i, each] of union.entries())
      if (typeof each === "string") schema.replace(["type", String(i)], schemaOfType(each));
  },
};
