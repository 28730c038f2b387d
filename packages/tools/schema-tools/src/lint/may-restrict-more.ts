import type { IndexedSchema } from "../schema-index/index.js";
import { annotationsOfEditors } from "./annotations-of-editors.js";

/** Maximum number of references that are followed. */
const maxReferences = 5;

/**
 * Whether a schema has keywords of another program's own, such as `instanceof`. What Argot proves of it is true of what it
 * reads, and the author means less.
 */
export function mayRestrictMore(schema: IndexedSchema): boolean {
  let at: IndexedSchema | undefined = schema;
  for (let i = 0; at && i <= maxReferences; i++) {
    if (at.unknown.some((name) => !name.startsWith("x-") && !annotationsOfEditors.has(name))) return true;
    at = at.keywords
      .flatMap(({ references }) => references)
      .flatMap(({ target }) => (target.kind === "schema" ? [target.schema] : []))[0];
  }
  return false;
}
