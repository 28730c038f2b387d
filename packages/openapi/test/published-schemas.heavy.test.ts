import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
// oxlint-disable-next-line import/no-unassigned-import -- it adds a dialect
import "@hyperjump/json-schema/draft-04";
import { registerSchema, validate } from "@hyperjump/json-schema/draft-2020-12";
import { createArgot } from "argot";
import { describe, expect, test } from "vitest";
import { document30 } from "../src/published/document-3.0.js";
import { document31 } from "../src/published/document-3.1.js";
import { document32 } from "../src/published/document-3.2.js";
import { exampleDocuments } from "./example-documents.js";
import { mutatedDocuments } from "./mutated-documents.js";

const folder = path.dirname(createRequire(import.meta.url).resolve("@seriousme/openapi-schema-validator"));
const copyOf = (version: string): object =>
  JSON.parse(readFileSync(path.join(folder, "schemas", `v${version}`, "schema.json"), "utf8")) as object;

/** That package has static references instead of the dynamic ones to the schema of schemas. */
const withDynamicReferences = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withDynamicReferences);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) =>
      name === "$ref" && each === "#/$defs/schema" ? ["$dynamicRef", "#meta"] : [name, withDynamicReferences(each)],
    ),
  );
};

describe.each([
  ["3.0", document30],
  ["3.1", document31],
  ["3.2", document32],
])("the published schema of %s", (version, published) => {
  test("is the one here", () => {
    expect(version === "3.0" ? copyOf(version) : withDynamicReferences(copyOf(version))).toEqual(published);
  });

  test("gives the same verdicts here and in hyperjump", async () => {
    const { $id: _, id: _id, ...schema } = copyOf(version) as Record<string, unknown>;
    const uri = `https://example.com/published/${version}`;
    registerSchema(schema as never, uri);
    const validator = createArgot().compile(schema);
    const documents = (["3.0", "3.1"] as const)
      .flatMap((of) => exampleDocuments(of, "json"))
      .filter(({ text }) => text.length < 30_000)
      .map(({ text }) => ({ ...(JSON.parse(text) as object), openapi: `${version}.0` }));
    const verdicts = [0, 0];
    for (const document of [...documents, ...mutatedDocuments(documents, 20)]) {
      const valid = validator(document);
      verdicts[Number(valid)]!++;
      // oxlint-disable-next-line no-await-in-loop -- the first call compiles
      const { valid: expected } = await validate(uri, document as never);
      expect(valid).toBe(expected);
    }
    expect(Math.min(...verdicts)).toBeGreaterThan(5);
  });
});
