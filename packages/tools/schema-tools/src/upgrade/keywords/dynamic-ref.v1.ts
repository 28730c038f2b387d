import type { Rewrite } from "../rewrite.js";
import { dynamicName } from "./dynamic-name.js";

/** `$dynamicRef` of 2020-12 is a URI with the name of an anchor. That of v1 is the name. */
export const dynamicRefV1: Rewrite = {
  keyword: "$dynamicRef",
  rewrite(schema, value) {
    const name = dynamicName(schema, "$dynamicRef");
    if (name === undefined) {
      if (schema.value("$ref") === undefined) return schema.rename("$dynamicRef", "$ref");
      return schema.moveReference("$dynamicRef");
    }
    if (!(value as string).startsWith("#"))
      return schema.block("$dynamicRef", "a dynamic reference of v1 cannot name a schema of another resource");
    schema.replace(["$dynamicRef"], name);
  },
};
