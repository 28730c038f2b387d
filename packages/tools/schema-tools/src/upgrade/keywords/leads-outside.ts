import type { SchemaIndex } from "../../schema-index/index.js";

const answers = new WeakMap<SchemaIndex, boolean>();

/** Whether a reference leads to a schema that is in none of the documents, and may have dynamic references and anchors of its own. */
export function leadsOutside(index: SchemaIndex): boolean {
  const known = answers.get(index);
  if (known !== undefined) return known;
  const found = index.schemas.some(({ keywords }) =>
    keywords.some(({ references }) => references.some(({ target }) => target.kind === "known")),
  );
  answers.set(index, found);
  return found;
}
