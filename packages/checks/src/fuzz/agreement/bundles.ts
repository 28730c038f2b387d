import { bundle, BundleError } from "@argot/schema-tools/bundle";
import { SchemaIndex } from "@argot/schema-tools/schema-index";
import type { FuzzDialect } from "../generate/fuzz-dialects.js";
import { isObject, type Json, type JsonObject } from "../json.js";
import { argotWithDocuments, documentUri } from "./documents.js";
import { type Disagreement, type Judge, outcomeOf } from "./judge.js";

/** Takes a schema apart into several documents, bundles them, and compares verdicts. */
export const bundlesAgree: Judge = ({ fuzzDialect, asserted, schema, instances }) => {
  const documents = takenApart(schema, fuzzDialect);
  if (documents.size === 1) return [];
  const argot = outcomeOf(() => argotWithDocuments(fuzzDialect, asserted, documents));
  if ("thrown" in argot) return [];
  const original = outcomeOf(() => argot.compile(documentUri));
  if (typeof original !== "function") return [];
  const index = new SchemaIndex(
    Array.from(documents, ([uri, value]) => ({ uri, value })),
    argot,
  );
  let joined: Json;
  try {
    joined = bundle(index, documentUri) as Json;
  } catch (error) {
    // A schema that cannot be bundled is not a disagreement.
    if (error instanceof BundleError) return [];
    throw error;
  }
  const validator = outcomeOf(() => argotWithDocuments(fuzzDialect, asserted, new Map()).compile(joined));
  if (typeof validator !== "function")
    return [{ source: "bundle", instance: joined, expected: "a validator", found: validator }];
  return instances.flatMap((instance): Disagreement[] => {
    const expected = outcomeOf(() => original(instance));
    const found = outcomeOf(() => validator(instance));
    return JSON.stringify(found) === JSON.stringify(expected) ? [] : [{ source: "bundle", instance, expected, found }];
  });
};

/** The definitions with identifiers become documents, known by these URIs alone. */
function takenApart(schema: Json, { id, definitions }: FuzzDialect): ReadonlyMap<string, Json> {
  const documents = new Map<string, Json>([[documentUri, schema]]);
  if (!isObject(schema) || !isObject(schema[definitions])) return documents;
  const left: [string, Json][] = [];
  for (const [key, definition] of Object.entries(schema[definitions])) {
    const identifier = isObject(definition) ? definition[id] : undefined;
    if (typeof identifier !== "string" || identifier.startsWith("#")) {
      left.push([key, definition]);
      continue;
    }
    const { [id]: _, ...rest } = definition as JsonObject;
    documents.set(`https://fuzz.invalid/${identifier}`, rest);
  }
  documents.set(documentUri, { ...schema, [definitions]: Object.fromEntries(left) });
  return documents;
}
