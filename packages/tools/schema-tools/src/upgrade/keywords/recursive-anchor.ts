import type { Rewrite } from "../rewrite.js";
import { recursiveName } from "./recursive-name.js";

/** `$recursiveAnchor` of 2019-09 is an anchor without a name. `$dynamicAnchor` of 2020-12 has one. */
export const recursiveAnchor: Rewrite = {
  keyword: "$recursiveAnchor",
  rewrite(schema, value) {
    if (value !== true) return schema.remove("$recursiveAnchor");
    schema.rename("$recursiveAnchor", "$dynamicAnchor");
    schema.replace(["$recursiveAnchor"], recursiveName(schema.index));
  },
};
