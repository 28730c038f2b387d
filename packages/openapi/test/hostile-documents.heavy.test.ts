// Mutations of the example documents: whatever a document is, it is opened, or refused with an error that has a location.
import { SchemaError } from "argot";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { DocumentError, openDocument } from "../src/index.js";
import { exampleDocuments } from "./example-documents.js";
import { mutate, mutation } from "./mutated-documents.js";

const documents = (["3.0", "3.1"] as const)
  .flatMap((version) => exampleDocuments(version, "json"))
  .filter(({ text }) => text.length < 40_000)
  .map(({ text }) => JSON.parse(text) as object);

test("mutated documents are opened or refused, and so are their schemas", () => {
  let [opened, refused] = [0, 0];
  fc.assert(
    fc.property(
      fc.constantFrom(...documents),
      fc.array(mutation, { minLength: 1, maxLength: 3 }),
      (original, mutations) => {
        const document = structuredClone(original);
        for (const each of mutations) mutate(document, each);
        try {
          const api = openDocument(document);
          for (const operation of api.operations.slice(0, 10)) {
            try {
              operation.checkRequest({
                path: { id: "1" },
                query: "a=1&b[c]=2",
                headers: { cookie: "a=b" },
                body: { a: [1] },
              });
              operation.checkResponse({ status: 200, body: [] });
            } catch (error) {
              if (!(error instanceof SchemaError)) throw error;
            }
          }
          opened++;
        } catch (error) {
          if (!(error instanceof DocumentError)) throw error;
          if (!/^(?:\/|$)/.test(error.pointer) || !error.uri.startsWith("openapi:")) throw error;
          refused++;
        }
      },
    ),
    { numRuns: 80 },
  );
  expect(Math.min(opened, refused)).toBeGreaterThan(6);
});

test.each(["null", "[]", '"a"', "{}", '{ "openapi": "3.1.0" }', '{ "openapi": "3.0.0", "info": null, "paths": [] }'])(
  "%s is refused",
  (text) => {
    expect(() => openDocument(JSON.parse(text))).toThrow(DocumentError);
  },
);

test("depth of any kind is no problem", () => {
  const info = { title: "", version: "" };
  let schema: object = {};
  for (let i = 0; i < 3000; i++) schema = { properties: { a: schema } };
  const deep = openDocument({ openapi: "3.1.0", info, components: { schemas: { deep: schema } } });
  expect(deep.compile("/components/schemas/deep")({})).toBe(true);
  let item: object = { get: { responses: { 200: { description: "" } } } };
  for (let i = 0; i < 3000; i++)
    item = { get: { responses: { 200: { description: "" } }, callbacks: { a: { b: item } } } };
  expect(() => openDocument({ openapi: "3.1.0", info, paths: { "/a": item } })).toThrow(
    "is nested deeper than 200 levels",
  );
});
