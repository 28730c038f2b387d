import type { Rewrite } from "../rewrite.js";

/** `$vocabulary` makes a schema the meta-schema of a dialect, which is more than a schema in another draft. */
export const vocabulary: Rewrite = {
  keyword: "$vocabulary",
  rewrite: (schema) => schema.block("$vocabulary", "a meta-schema with vocabularies describes a dialect of its draft"),
};
