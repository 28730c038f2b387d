import { createArgot } from "@argot/core";
import { type Argot, issues, reports } from "@argot/reports";
import { asserting, type FuzzDialect, fuzzDialects } from "../generate/fuzz-dialects.js";
import type { Json } from "../json.js";

/** The URI of the document with the schema of a sample. Schemas with an identifier have another one as well. */
export const documentUri = "https://fuzz.invalid/document";

/** An Argot instance with some documents, by URI. Documents that it refuses at once are not in it. */
export function argotWithDocuments(
  { dialect }: FuzzDialect,
  asserted: boolean,
  documents: ReadonlyMap<string, Json>,
): Argot {
  const argot = createArgot({
    dialects: fuzzDialects.map((each) => (asserted ? asserting(each.dialect) : each.dialect)),
    dialect: dialect.uri,
    tier: "loop",
    issues,
    reports,
  });
  for (const [uri, document] of documents) argot.add(document, uri);
  return argot;
}
