import { parseJson, stringifyJson } from "@argot/core/json";
import { cannotCompile, lint } from "@argot/schema-tools/lint";
import { SchemaIndex } from "@argot/schema-tools/schema-index";
import { editSource, parseSource } from "@argot/source-text";
import type { Json } from "../json.js";
import { argotWithDocuments, documentUri } from "./documents.js";
import { type Disagreement, type Judge, outcomeOf } from "./judge.js";

/** Compares verdicts before and after fixes of the linter, and what `compile` refuses with what the linter calls an error. */
export const fixesAgree: Judge = ({ fuzzDialect, asserted, schema, instances }) => {
  const argot = outcomeOf(() => argotWithDocuments(fuzzDialect, asserted, new Map([[documentUri, schema]])));
  if ("thrown" in argot) return [];
  const index = new SchemaIndex([{ value: schema, uri: documentUri }], argot);
  const findings = index.documents.flatMap((document) => lint(document, { index, argot }));
  const unexplained = findings.find(({ code }) => code === cannotCompile);
  if (unexplained)
    return [{ source: "lint", instance: null, expected: "a rule that finds it", found: unexplained.message }];
  const edits = findings.flatMap(({ fix = [] }) => fix);
  const original = outcomeOf(() => argot.compile(documentUri));
  if (edits.length === 0 || typeof original !== "function") return [];
  const text = editSource(parseSource(stringifyJson(schema)), edits);
  if (text === undefined) return [{ source: "fixes", instance: schema, expected: "a text with fixes", found: "none" }];
  const fixed = parseJson(text) as Json;
  const repaired = outcomeOf(() =>
    argotWithDocuments(fuzzDialect, asserted, new Map([[documentUri, fixed]])).compile(documentUri),
  );
  if (typeof repaired !== "function")
    return [{ source: "fixes", instance: fixed, expected: "a validator", found: repaired }];
  return instances.flatMap((instance): Disagreement[] => {
    const expected = outcomeOf(() => original(instance));
    const found = outcomeOf(() => repaired(instance));
    return JSON.stringify(found) === JSON.stringify(expected) ? [] : [{ source: "fixes", instance, expected, found }];
  });
};
