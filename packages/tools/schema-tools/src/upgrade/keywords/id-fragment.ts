import type { IndexedKeyword } from "../../schema-index/index.js";
import type { Rewrite } from "../rewrite.js";

/** `$id` up to draft-07 may name a schema by a fragment. Since 2019-09, `$anchor` does. */
export const idFragment: Rewrite = {
  keyword: "$id",
  rewrite(schema, value) {
    const text = value as string;
    const { id, anchor } = (schema.schema.keywords.find(({ name }) => name === "$id") as IndexedKeyword).identity ?? {};
    if (anchor !== undefined && schema.target.keywords.get("$anchor")?.keyword.value.problem(anchor))
      return schema.block("$id", `"${anchor}" is no name that "$anchor" can have`);
    if (id === undefined && anchor === undefined) return schema.remove("$id");
    if (anchor !== undefined && id === undefined) {
      schema.rename("$id", "$anchor");
      return schema.replace(["$id"], anchor);
    }
    if (anchor !== undefined) schema.addBefore("$id", "$anchor", anchor);
    if (!/^[^#]*#?$/.test(text)) schema.replace(["$id"], id as string);
  },
};
