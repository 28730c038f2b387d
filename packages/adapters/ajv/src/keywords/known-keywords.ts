import { draft03, draft04 } from "@argot/dialects";
import { standardDialects } from "../engine/dialects.js";

/** Keywords that Ajv knows in all drafts, and that validate nothing. */
const annotations: ReadonlySet<string> = new Set([
  "$async",
  "$defs",
  "$id",
  "$schema",
  "$vocabulary",
  "contentEncoding",
  "contentMediaType",
  "contentSchema",
  "default",
  "definitions",
  "deprecated",
  "description",
  "examples",
  "readOnly",
  "title",
  "writeOnly",
]);

/** Keywords that Ajv evaluates in all drafts, besides those of the draft. */
const everywhere = ["$comment", "id", "nullable"];

/** The names of the keywords of a dialect, as Ajv knows them. */
export function knownKeywords(dialect: string): ReadonlySet<string> {
  const keywords = standardDialects.find(({ uri }) => uri === dialect)?.keywords ?? [];
  return new Set([...[...keywords].map(([name]) => name), ...annotations, ...everywhere]);
}

/** Whether Ajv knows a keyword, and validates nothing by it. In later drafts than draft-04, it refuses `id`. */
export const isAnnotation = (keyword: string, dialect: string): boolean =>
  annotations.has(keyword) || (keyword === "id" && [draft03.uri, draft04.uri].includes(dialect));
