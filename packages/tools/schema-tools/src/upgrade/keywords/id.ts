import { type Rewrite, renamed } from "../rewrite.js";

/** `id` up to draft-04 is `$id` since draft-06. */
export const id: Rewrite = renamed("id", "$id");
