import type { IndexedReference, IndexedSchema } from "@argot/schema-tools/schema-index";

/**
 * The references by which schemas lead back to themselves.
 *
 * @param counts - Whether the way into a subschema counts. A way through another is no way back.
 */
export function recursiveReferences(
  schemas: readonly IndexedSchema[],
  counts: (schema: IndexedSchema) => boolean,
): readonly IndexedReference[] {
  const found: IndexedReference[] = [];
  for (const start of schemas)
    for (const reference of start.keywords.flatMap(({ references }) => references)) {
      if (reference.target.kind !== "schema") continue;
      const target = reference.target.schema;
      if (reaches(target, start, counts)) found.push(reference);
    }
  return found;
}

function reaches(from: IndexedSchema, to: IndexedSchema, counts: (schema: IndexedSchema) => boolean): boolean {
  const seen = new Set<IndexedSchema>();
  const pending = [from];
  for (let next = pending.pop(); next; next = pending.pop()) {
    if (next === to) return true;
    if (seen.has(next)) continue;
    seen.add(next);
    for (const { name, references, subschemas } of next.keywords) {
      // They are not applied where they stand.
      if (name === "$defs" || name === "definitions") continue;
      pending.push(...subschemas.filter(counts));
      for (const { target } of references) if (target.kind === "schema") pending.push(target.schema);
    }
  }
  return false;
}
