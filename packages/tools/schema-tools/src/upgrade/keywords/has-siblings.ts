import type { SchemaRewriter } from "../schema-rewriter.js";

/** What is read beside `$ref` up to draft-07, or says nothing. */
const harmless: ReadonlySet<string> = new Set(["$schema", "$comment"]);

/** Whether a reference has siblings that `$ref` up to draft-07 would make ignored. */
export const hasSiblings = ({ names }: SchemaRewriter, reference: string): boolean =>
  [...names.keys()].some((name) => name !== reference && !harmless.has(name));
