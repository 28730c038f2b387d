import { applicationsOf, inPlace } from "@argot/core/plan";
import type { IndexedSchema, SchemaIndex } from "../schema-index/index.js";
import { annotationsOfEditors } from "./annotations-of-editors.js";

/** Maximum number of schemas that are looked at. */
const maxSchemas = 100;

/**
 * Whether a schema, or one that it applies to the same value, has keywords of another program, such as `instanceof`. What Argot
 * proves of it is true of what it reads, and the author means less.
 */
export function mayRestrictMore(schema: IndexedSchema, index: SchemaIndex): boolean {
  const found = new Set([schema]);
  // The iteration visits schemas that are added during it.
  for (const each of found) {
    if (each.unknown.some((name) => !name.startsWith("x-") && !annotationsOfEditors.has(name))) return true;
    if (found.size > maxSchemas) continue;
    for (const { constraint } of index.meaningOf(each).flatMap(({ rules }) => rules))
      for (const { target } of inPlace(constraint) ? applicationsOf(constraint) : []) {
        const applied = index.schemas[target];
        if (applied) found.add(applied);
      }
  }
  return false;
}
