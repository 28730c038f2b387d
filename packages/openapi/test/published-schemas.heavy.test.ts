import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
// oxlint-disable-next-line import/no-unassigned-import -- it adds a dialect
import "@hyperjump/json-schema/draft-04";
import { registerSchema, validate } from "@hyperjump/json-schema/draft-2020-12";
import { createArgot } from "argot";
import { describe, expect, test } from "vitest";
import { document30, document31, document32 } from "../src/published/schemas.js";
import { exampleDocuments } from "./example-documents.js";
import { mutatedDocuments } from "./mutated-documents.js";

const { resolve } = createRequire(import.meta.url);
const hyperjump = path.dirname(path.dirname(resolve("@hyperjump/json-schema/draft-04")));
const folder = path.dirname(resolve("@seriousme/openapi-schema-validator"));
const copyOf = (version: string): object =>
  JSON.parse(readFileSync(path.join(folder, "schemas", `v${version}`, "schema.json"), "utf8")) as object;

/** The locations of dynamic references. */
function dynamicReferences(value: unknown, location = ""): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) =>
    name === "$dynamicRef" ? [`${location}: ${each}`] : dynamicReferences(each, `${location}/${name}`),
  );
}

describe.each([
  ["3.0", document30],
  ["3.1", document31],
  ["3.2", document32],
])("the published schema of %s", (version, published) => {
  test("refers dynamically to the schemas in documents, as the copy of hyperjump", async () => {
    const file = path.join(hyperjump, `openapi-${version.replace(".", "-")}`, "schema.js");
    const copy = (await import(pathToFileURL(file).href)) as { default: unknown };
    const references = dynamicReferences(published);
    expect(references.toSorted()).toEqual(dynamicReferences(copy.default).toSorted());
    expect(references.length > 0).toBe(version !== "3.0");
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
