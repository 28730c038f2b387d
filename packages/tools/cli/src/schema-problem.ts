import { codeFrame, type SchemaSources, spanOfIssue } from "@argot/source-text";
import type { SchemaError, SchemaErrorCode } from "argot";
import { Problem } from "./problem.js";
import { schemaLocation } from "./schema-location.js";

const remedies: Record<SchemaErrorCode, string> = {
  "not-json": "correct the document",
  "invalid-uri": "correct the URI",
  "invalid-schema": "correct the schema",
  "invalid-keyword-value": "correct the schema",
  "unknown-keyword": "correct the name; what is only an annotation may begin with x-",
  "invalid-pattern": "correct the regular expression",
  "unresolvable-reference": "correct the reference, or give the document it leads to with --ref",
  "endless-reference": "let one of the references lead into a part of the value",
  "unknown-dialect": "correct $schema, or give the meta-schema with --ref",
  "other-dialect": "write it in the dialect of the project, or take pin out of its configuration",
  "unknown-vocabulary": "use a dialect whose vocabularies Argot has",
  "duplicate-identifier": "let each identifier name one schema",
};

/** A schema that cannot be used, for its author. */
export function schemaProblem(error: SchemaError, sources: SchemaSources, cwd: string): Problem {
  const { code, uri, pointer, keyword, reason } = error;
  const found = sources.find(`${uri}#${encodeURIComponent(pointer)}`);
  const span = found && spanOfIssue(found.source, { instanceLocation: found.pointer, keyword: keyword ?? "$schema" });
  const file = schemaLocation(uri, cwd);
  const named = uri.startsWith("file:") ? "" : ` (${uri})`;
  const lines: [string, string][] = [
    ["schema", found && span ? `${found.source.name}:${span.start.line}:${span.start.column}${named}` : file],
    ["place", pointer || "(root)"],
  ];
  if (keyword !== undefined) lines.push(["keyword", keyword]);
  lines.push(["reason", reason]);
  const excerpt = found && span ? { excerpt: codeFrame(found.source, span) } : {};
  return new Problem("the schema cannot be used", remedies[code], { lines, ...excerpt });
}
