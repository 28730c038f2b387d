import { type SchemaSources, spanOfSchemaError } from "@argot/source-text/text";
import type { SchemaError, SchemaErrorCode } from "argot";
import { Problem } from "../terminal/problem.js";
import { schemaLocation } from "./schema-location.js";

const remedies: Record<SchemaErrorCode, string> = {
  "not-json": "correct the document",
  "invalid-uri": "correct the URI",
  "invalid-schema": "correct the schema",
  "invalid-keyword-value": "correct the schema",
  "unknown-keyword": "correct the name; the names of annotations may begin with x-",
  "invalid-pattern": "correct the regular expression, or choose another engine with --regex",
  "unresolvable-reference": "correct the reference, or give its document with --ref",
  "endless-reference": "let one of the references apply to a part of the value",
  "unknown-dialect": "correct $schema, or give the meta-schema with --ref",
  "other-dialect": "write the schema in the dialect of the project, or remove pin from the configuration",
  "unknown-vocabulary": "use a dialect whose vocabularies are installed",
  "duplicate-identifier": "give each schema its own identifier",
  "missing-identifier": "give the schema an identifier",
};

/** The advice for an error. A document of a host may be fetched. */
function remedyOf({ code, reason }: SchemaError): string {
  const isOfHost = /\bhttps?:\/\//i.test(reason);
  if (code === "unresolvable-reference" && isOfHost)
    return "correct the reference, give its document with --ref, or allow its host (--allow-remote and --remote-host)";
  if (code === "unknown-dialect" && isOfHost)
    return "correct $schema, give the meta-schema with --ref, or allow its host (--allow-remote and --remote-host)";
  return remedies[code];
}

/** Explains to the author of a schema why it cannot be used. */
export function schemaProblem(error: SchemaError, sources: SchemaSources, cwd: string): Problem {
  const { uri, pointer, keyword, reason } = error;
  const found = sources.find(`${uri}#${encodeURIComponent(pointer)}`);
  const span = found && spanOfSchemaError(error, found);
  const file = schemaLocation(uri, cwd);
  const named = uri.startsWith("file:") ? "" : ` (${uri})`;
  const lines: [string, string][] = [
    ["schema", found && span ? `${found.source.name}:${span.start.line}:${span.start.column}${named}` : file],
    ["location", pointer || "(root)"],
  ];
  if (keyword !== undefined) lines.push(["keyword", keyword]);
  lines.push(["reason", reason]);
  const frame = found && span ? { frame: { file: found.source.name, source: found.source, span } } : {};
  return new Problem("the schema cannot be used", remedyOf(error), { lines, ...frame });
}
