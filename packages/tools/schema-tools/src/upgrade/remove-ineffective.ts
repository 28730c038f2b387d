import { keywordsIn } from "@argot/core/internal";
import { isObject } from "@argot/core/keyword";
import { definitionsKeyword } from "../schema-index/special-keywords.js";
import type { SchemaIndex } from "../schema-index/index.js";
import type { DocumentChanges } from "./document-changes.js";
import { isAnnotation } from "./new-keywords.js";
import { originalDialect } from "./open-dialects.js";
import { SchemaRewriter } from "./schema-rewriter.js";

/**
 * Takes out what has no effect up to draft-07, and would have one in later drafts: keywords beside a reference that ignores
 * them, and identifiers of schemas that only references lead to. Annotations and definitions stay.
 *
 * @param index - The documents with all their schemas.
 * @param effective - The documents with the schemas and keywords that are in force.
 */
export function removeIneffective(changes: DocumentChanges, index: SchemaIndex, effective: SchemaIndex): void {
  const document = effective.documentOf(changes.document.uri);
  for (const schema of changes.document.schemas) {
    const { dialect } = schema.resource;
    const original = originalDialect(dialect);
    if (original === dialect || !isObject(schema.json)) continue;
    const rewriter = new SchemaRewriter(schema, index, dialect, changes);
    const inForce = keywordsIn(schema.json, original).map(({ name }) => name);
    if (inForce.some((name) => original.keywords.get(name)?.keyword.ignoresSiblings))
      removeIgnored(rewriter, inForce, definitionsKeyword(original)?.keyword.id);
    const isIdentified = document && effective.schemaAt(document, schema.pointer)?.identified;
    if (!isIdentified) removeIdentifiers(rewriter, inForce);
    rewriter.finish();
  }
}

function removeIgnored(rewriter: SchemaRewriter, inForce: readonly string[], definitions: string | undefined): void {
  for (const { name, definition, json, problem } of rewriter.schema.keywords) {
    if (inForce.includes(name) || name === "$schema" || definition.id === definitions) continue;
    if (!problem && isAnnotation(definition, json)) {
      rewriter.note(name, `"${name}" is an annotation in the newer draft; the older one ignores it beside a reference`);
      continue;
    }
    rewriter.remove(name);
    rewriter.note(name, `"${name}" is taken out, since the older draft ignores it beside a reference`);
  }
}

function removeIdentifiers(rewriter: SchemaRewriter, inForce: readonly string[]): void {
  for (const { name, identity } of rewriter.schema.keywords) {
    if (!inForce.includes(name) || (identity?.id === undefined && identity?.anchor === undefined)) continue;
    rewriter.remove(name);
    rewriter.note(
      name,
      `"${name}" is taken out, since the older draft ignores it in a schema that only references lead to`,
    );
  }
}
