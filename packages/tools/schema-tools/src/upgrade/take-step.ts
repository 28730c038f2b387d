import { appendToken } from "@argot/core/json";
import { isObject } from "@argot/core/keyword";
import type { SchemaIndex } from "../schema-index/index.js";
import type { DocumentChanges } from "./document-changes.js";
import { dialectUri, draftOf, drafts } from "./drafts.js";
import { reportLostKeywords } from "./lost-keywords.js";
import { setAsideNewKeywords } from "./new-keywords.js";
import type { DialectSource } from "./open-dialects.js";
import { SchemaRewriter } from "./schema-rewriter.js";
import type { Step } from "./steps.js";

/** Writes the schemas of a document that are in the draft of a step in the neighbouring one. */
export function takeStep(
  { from, to, rewrites }: Step,
  changes: DocumentChanges,
  index: SchemaIndex,
  dialects: DialectSource,
): void {
  const target = dialects.dialect(dialectUri(to));
  for (const schema of changes.document.schemas) {
    const { json, pointer, keywords, resource } = schema;
    if (!isObject(json) || draftOf(resource.dialect.uri) !== from) continue;
    const rewriter = new SchemaRewriter(schema, index, target, changes);
    setAsideNewKeywords(rewriter, from, to);
    for (const { keyword, rewrite } of rewrites) {
      const found = keywords.find(({ name }) => name === keyword);
      if (found?.problem) rewriter.block(keyword, `"${keyword}" does not have the form that ${from} requires`);
      else if (found) rewrite(rewriter, found.json);
    }
    reportLostKeywords(rewriter, to);
    rewriter.finish();
    const declared = rewriter.value("$schema");
    if (typeof declared === "string" && draftOf(declared.replace(/#$/, "")) === from)
      changes.edits.push({ op: "replace", pointer: appendToken(pointer, "$schema"), value: drafts[to] });
    else if (pointer === "" && declared === undefined)
      changes.edits.push({ op: "add-first", pointer, name: "$schema", value: drafts[to] });
  }
}
