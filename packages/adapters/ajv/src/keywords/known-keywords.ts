import { draft03, draft04, draft06, draft07, draft201909, draft202012, v1 } from "@argot/dialects";

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

/** Keywords that Ajv looks at in all drafts, beside those of the draft. */
const everywhere = ["$comment", "id", "nullable"];

/** The names of the keywords of a dialect, as Ajv knows them. */
export function knownKeywords(dialect: string): ReadonlySet<string> {
  const { keywords } =
    [v1, draft202012, draft201909, draft06, draft04, draft03].find(({ uri }) => uri === dialect) ?? draft07;
  return new Set([...keywords.keys(), ...annotations, ...everywhere]);
}

/** Whether Ajv knows a keyword, and validates nothing by it. In later drafts than draft-04, it refuses `id`. */
export const isAnnotation = (keyword: string, dialect: string): boolean =>
  annotations.has(keyword) || (keyword === "id" && [draft03.uri, draft04.uri].includes(dialect));
