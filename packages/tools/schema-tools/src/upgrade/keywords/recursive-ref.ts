import type { Rewrite } from "../rewrite.js";
import { dynamicName } from "./dynamic-name.js";
import { recursiveName } from "./recursive-name.js";

/** `$recursiveRef` of 2019-09 is `$dynamicRef` if it leads to a recursive anchor, and `$ref` if not. */
export const recursiveRef: Rewrite = {
  keyword: "$recursiveRef",
  rewrite(schema, value) {
    if (dynamicName(schema, "$recursiveRef") !== undefined) {
      schema.rename("$recursiveRef", "$dynamicRef");
      return schema.replace(
        ["$recursiveRef"],
        `${(value as string).replace(/#.*$/, "")}#${recursiveName(schema.index)}`,
      );
    }
    if (schema.value("$ref") === undefined) return schema.rename("$recursiveRef", "$ref");
    schema.moveReference("$recursiveRef");
  },
};
