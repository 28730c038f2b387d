import { type Rewrite, renamed } from "../rewrite.js";

/** `divisibleBy` of draft-03 is `multipleOf` since draft-04. */
export const divisibleBy: Rewrite = renamed("divisibleBy", "multipleOf");
