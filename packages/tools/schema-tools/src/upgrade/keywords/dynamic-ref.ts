import type { Rewrite } from "../rewrite.js";
import { plainReference } from "./plain-reference.js";

/** `$dynamicRef` of 2020-12 is `$ref` in 2019-09 if it leads to one schema only. */
export const dynamicRef: Rewrite = plainReference("$dynamicRef");
