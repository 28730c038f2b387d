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

/**
 * A schema that cannot be used, for its author.
 *
 * @param files - The files of schemas that name themselves, by the URI they take.
 */
export function schemaProblem(error: SchemaError, files: ReadonlyMap<string, string>, cwd: string): Problem {
  const { code, uri, pointer, keyword, reason } = error;
  const file = files.get(uri);
  const details: [string, string][] = [
    ["schema", file === undefined ? schemaLocation(uri, cwd) : `${file} (${uri})`],
    ["place", pointer || "(root)"],
  ];
  if (keyword !== undefined) details.push(["keyword", keyword]);
  details.push(["reason", reason]);
  return new Problem("the schema cannot be used", remedies[code], details);
}
