import type { Rewrite } from "../rewrite.js";
import { plainReference } from "./plain-reference.js";

/** `$recursiveRef` of 2019-09 is `$ref` in draft-07 if it leads to one schema only. */
export const recursiveRefDraft7: Rewrite = plainReference("$recursiveRef");
