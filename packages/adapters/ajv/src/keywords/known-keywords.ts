import { draft03, draft04, draft06, draft07, draft201909, draft202012, v1 } from "@argot/dialects";

/** Names that Ajv knows in all drafts, beside those of the draft. */
const everywhere = [
  "$async",
  "nullable",
  "$defs",
  "definitions",
  "$vocabulary",
  "$comment",
  "$schema",
  "$id",
  "$anchor",
];

/** The names of the keywords of a dialect, as Ajv knows them. */
export function knownKeywords(dialect: string): ReadonlySet<string> {
  const { keywords } =
    [v1, draft202012, draft201909, draft06, draft04, draft03].find(({ uri }) => uri === dialect) ?? draft07;
  return new Set([...keywords.keys(), ...everywhere]);
}
