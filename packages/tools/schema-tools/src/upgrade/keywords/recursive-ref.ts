import type { IndexedKeyword } from "../../schema-index/index.js";
import type { Rewrite } from "../rewrite.js";
import { recursiveName } from "./recursive-name.js";

/** `$recursiveRef` of 2019-09 is `$dynamicRef` if it leads to a recursive anchor, and `$ref` if not. */
export const recursiveRef: Rewrite = {
  keyword: "$recursiveRef",
  rewrite(schema, value) {
    const { references } = schema.schema.keywords.find(({ name }) => name === "$recursiveRef") as IndexedKeyword;
    const target = references[0]?.target;
    const isDynamic = target?.kind === "schema" && target.schema.resource.dynamicAnchors.get("") === target.schema;
    if (isDynamic) {
      schema.rename("$recursiveRef", "$dynamicRef");
      return schema.replace(
        ["$recursiveRef"],
        `${(value as string).replace(/#.*$/, "")}#${recursiveName(schema.index)}`,
      );
    }
    if (schema.value("$ref") === undefined) return schema.rename("$recursiveRef", "$ref");
    schema.rename("$recursiveRef", "allOf");
    schema.replace(["$recursiveRef"], [{ $ref: value }]);
  },
};
