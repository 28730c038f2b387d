import { parseSource } from "@argot/source-text";
import { describe, expect, test } from "vitest";
import { openDocument, problemsOf } from "../src/index.js";
import { exampleDocuments } from "./example-documents.js";

/** What is wrong with the documents themselves, by file. */
const faulty: Readonly<Record<string, string>> = {
  "response-http-behavior.json": 'there is no security scheme "api_key" in components',
  "schema-validation-local.json": "the dialect https://json-schema.org/draft-05/schema is not known",
  "schema-validation-top-level.json": "exclusiveMinimum: must be boolean, is integer",
};

/** How many examples and defaults of a document are not valid against their schemas. */
const faultyExamples: Readonly<Record<string, number>> = {
  "3.0/request-examples.json": 8,
  "3.0/schema-circular.json": 1,
  "3.0/schema-enums.json": 2,
  "3.0/schema-types.json": 4,
  "3.0/schema-validation.json": 8,
  "3.1/readme.json": 1,
  "3.1/schema-types.json": 4,
};

describe.each(["3.0", "3.1"] as const)("the example documents of %s", (version) => {
  const texts = exampleDocuments(version, "json");

  test("are all there", () => {
    expect(texts.length).toBe(version === "3.0" ? 41 : 12);
  });

  test.each(texts.map((each) => [each.name, each.text]))("%s is valid, or what is wrong is reported", (name, text) => {
    const problems = problemsOf(parseSource(text, { name }));
    const expected = faulty[name];
    expect(problems.map(({ message }) => message).join()).toContain(expected ?? "");
    const count = expected === undefined ? (faultyExamples[`${version}/${name}`] ?? 0) : problems.length;
    expect(problems.length).toBe(count);
    for (const { span } of problems) expect(span).toBeDefined();
  });

  test.each(exampleDocuments(version, "yaml").map((each) => [each.name, each.text]))(
    "%s says the same",
    (name, text) => {
      const inJson = texts.find((each) => each.name === name.replace("yaml", "json")) as { text: string };
      const reasons = (given: string, of: string): readonly string[] =>
        problemsOf(parseSource(given, { name: of })).map(({ reason }) => reason);
      expect(reasons(text, name)).toEqual(reasons(inJson.text, "a.json"));
    },
  );

  test.each(texts.filter(({ name }) => faulty[name] === undefined).map((each) => [each.name, each.text]))(
    "%s: each operation takes a request",
    (_, text) => {
      const api = openDocument(JSON.parse(text));
      expect(api.operations.length + Object.keys(api.document["webhooks"] ?? {}).length).toBeGreaterThan(0);
      for (const operation of api.operations) {
        expect(operation.checkRequest({}).valid).toBeTypeOf("boolean");
        expect(operation.checkResponse({ status: 200, body: {} }).valid).toBeTypeOf("boolean");
      }
    },
  );
});
