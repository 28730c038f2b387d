import { SchemaIndex } from "../schema-index/index.js";
import { createArgot } from "../../test/lint/argot.js";
import { expect, test } from "vitest";
import { lint, type LintOptions, lintRules } from "./lint.js";

const uri = "https://example.com/schema";

function found(schema: unknown, severities?: NonNullable<LintOptions["severities"]>): readonly string[] {
  const argot = createArgot().add(schema, uri);
  const index = new SchemaIndex([{ value: schema, uri }], argot);
  return index.documents
    .flatMap((document) => lint(document, { index, argot, ...(severities && { severities }) }))
    .map(({ severity, code, pointer }) => `${severity} ${code} ${pointer}`);
}

test("finds all faults at once, in the order of the document", () => {
  const schema = {
    properties: { a: { type: "string", minimum: 1 }, b: { $ref: "#/$defs/x" } },
    requird: ["a"],
    then: {},
    pattern: "(",
  };
  expect(found(schema)).toEqual([
    "warn missing-dialect ",
    "warn inapplicable-keyword /properties/a/minimum",
    "error unresolved-reference /properties/b/$ref",
    "warn unknown-keyword /requird",
    "warn ignored-keyword /then",
    "error invalid-pattern /pattern",
  ]);
});

test("severities are those of the configuration", () => {
  const schema = { requird: [], then: {} };
  expect(found(schema, { "missing-dialect": "off", "unknown-keyword": "error" })).toEqual([
    "error unknown-keyword /requird",
    "warn ignored-keyword /then",
  ]);
});

test("keywords that are allowed are not reported", () => {
  const argot = createArgot();
  const schema = { $schema: "https://json-schema.org/draft/2020-12/schema", markdownDescription: "*", other: 1 };
  const index = new SchemaIndex([{ value: schema, uri }], argot);
  const findings = index.documents.flatMap((document) =>
    lint(document, { index, argot, allowedKeywords: ["markdownDescription"] }),
  );
  expect(findings).toMatchObject([{ code: "unknown-keyword", pointer: "/other" }]);
});

test("reports what compile refuses, whatever the reason", () => {
  const argot = createArgot({ pin: true });
  const schema = { $schema: "http://json-schema.org/draft-07/schema#" };
  argot.add(schema, uri);
  const index = new SchemaIndex([{ value: schema, uri }], argot);
  const findings = index.documents.flatMap((document) => lint(document, { index, argot }));
  expect(findings).toMatchObject([{ code: "cannot-compile", severity: "error" }]);
});

test("codes are distinct, and each rule describes itself", () => {
  expect(new Set(lintRules.map(({ code }) => code)).size).toBe(lintRules.length);
  for (const { code, description } of lintRules) {
    expect(code).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
    expect(description).toMatch(/^[A-Z].*[^.]$/);
  }
});
