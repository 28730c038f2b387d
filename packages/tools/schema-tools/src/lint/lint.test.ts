import { SchemaIndex } from "../schema-index/index.js";
import { createArgot } from "../../test/lint/argot.js";
import { expect, test } from "vitest";
import { lint, type LintOptions, lintRules } from "./lint.js";
import { schemaRule } from "./schema-rule.js";

const uri = "https://example.com/schema";
const $schema = "https://json-schema.org/draft/2020-12/schema";

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

test.each<[excluded: unknown, found: readonly string[]]>([
  [true, []],
  ["unknown-keyword", ["no-op-keyword"]],
  [["no-op-keyword", "other"], ["unknown-keyword"]],
  [[], ["no-op-keyword", "unknown-keyword"]],
  [{ a: 1 }, ["no-op-keyword", "unknown-keyword"]],
])("a schema excludes rules for itself and all within it by %j", (excluded, codes) => {
  const inner = { minLength: 0, requird: [] };
  const schema = { $schema, properties: { a: { "x-lint-exclude": excluded, items: inner }, b: inner } };
  expect(
    found(schema, {})
      .filter((each) => each.includes("/a/"))
      .map((each) => each.split(" ")[1]),
  ).toEqual(codes);
  expect(found(schema, {}).filter((each) => each.includes("/b/"))).toHaveLength(2);
  const unusable = { $schema, "x-lint-exclude": true, type: "strnig" };
  expect(found(unusable)).toEqual(["error invalid-schema /type"]);
});

test("a schema may be a rule", () => {
  const argot = createArgot();
  const hasOwner = argot.compile({ if: { required: ["$id"] }, then: { required: ["x-owner"] } });
  const schema = { $schema, $id: uri, $defs: { a: { $id: "a", "x-owner": "ada" }, b: { $id: "b" }, c: {} } };
  const index = new SchemaIndex([{ value: schema, uri }], argot);
  const rules = [schemaRule("has-owner", "A resource names its owner", hasOwner)];
  const findings = index.documents.flatMap((document) =>
    lint(document, { index, argot, rules, severities: { "has-owner": "error" } }),
  );
  expect(findings).toMatchObject([
    {
      code: "has-owner",
      severity: "error",
      pointer: "",
      message: 'A resource names its owner: must have property "x-owner", because "$id" is there',
    },
    { code: "has-owner", severity: "error", pointer: "/$defs/b" },
  ]);
  expect(() => schemaRule("", "A", hasOwner)).toThrow("a name for the rule");
  expect(() => schemaRule("a", "A", {} as never)).toThrow("a validator of Argot");
});

test("codes are distinct, and each rule describes itself", () => {
  expect(new Set(lintRules.map(({ code }) => code)).size).toBe(lintRules.length);
  for (const { code, description } of lintRules) {
    expect(code).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
    expect(description).toMatch(/^[A-Z].*[^.]$/);
  }
});
