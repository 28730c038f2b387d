import { type Rewrite, renamed } from "../rewrite.js";

/** `dependentSchemas` since 2019-09 is `dependencies` up to draft-07. */
export const dependentSchemas: Rewrite = renamed("dependentSchemas", "dependencies");
