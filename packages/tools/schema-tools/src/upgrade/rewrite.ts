import type { Json } from "@argot/core/keyword";
import type { SchemaRewriter } from "./schema-rewriter.js";

/** How one keyword of a draft is written in a neighbouring one. */
export interface Rewrite {
  /** The name in the draft that the schema is in. */
  readonly keyword: string;
  /** Changes a schema that has the keyword, with a value of the right form. */
  readonly rewrite: (schema: SchemaRewriter, value: Json) => void;
}

/** A keyword that has another name in the next draft. */
export const renamed = (keyword: string, name: string): Rewrite => ({
  keyword,
  rewrite: (schema) => schema.rename(keyword, name),
});
