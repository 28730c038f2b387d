// Everything that Argot can report is explained, and nothing else.
import type { BundleErrorCode } from "@argot/schema-tools/bundle";
import type { InlineErrorCode } from "@argot/schema-tools/inline";
import type { ConfluentErrorCode } from "@argot/schema-tools/confluent";
import { contentAssertion, type ContentErrorCode, contentMessages } from "@argot/content";
import type { ConfigErrorCode } from "@argot/config";
import type { RegistryErrorCode } from "@argot/stream/confluent";
import {
  defineVocabulary,
  type Dialect,
  messageTemplates,
  replacePresentKeywords,
  type SchemaErrorCode,
} from "@argot/core";
import { engineMessages } from "@argot/reports";
import * as standard from "@argot/dialects";
import { errorMessage } from "@argot/more-keywords/error-message";
import { openApiFormats } from "@argot/format";
import { cannotCompile, lintRules } from "@argot/schema-tools/lint";
import { openApi30, openApi31, openApi32 } from "@argot/openapi";
import { discriminatorAssertion } from "@argot/openapi/keywords";
import { propertyDependencies } from "@argot/more-keywords/property-dependencies";
import type { SourceErrorCode } from "@argot/source-text";
import { docsUrl } from "argot";
import { expect, test } from "vitest";
import { explanations, explanationsOf, type Origin } from "../../src/explanations/index.js";

const dialects = [
  ...Object.values(standard).filter(
    (each): each is Dialect => typeof each === "object" && "vocabularies" in each && "uri" in each,
  ),
  openApi30,
  openApi31,
  openApi32,
]
  .map((dialect) => standard.assertFormats(dialect, openApiFormats))
  .map((dialect) => replacePresentKeywords(dialect, Object.values(contentAssertion())))
  .map((dialect) => replacePresentKeywords(dialect, [discriminatorAssertion]));
const proposals = defineVocabulary({ uri: "https://example.com/vocabulary", keywords: { propertyDependencies } });

const idsOf = (origin: Origin): readonly string[] =>
  explanations.filter((each) => each.origin === origin).map(({ id }) => id);

test("every message id of every package, and no other", () => {
  const ids = new Set([
    ...Object.keys(messageTemplates(...dialects, proposals)),
    ...Object.keys(engineMessages),
    ...Object.keys(contentMessages),
    errorMessage.id,
    "custom",
  ]);
  expect(ids.size).toBeGreaterThan(150);
  expect([...idsOf("issue")].sort()).toEqual([...ids].sort());
});

test("every rule of the linter, and no other", () => {
  expect([...idsOf("rule")].sort()).toEqual([...lintRules.map(({ code }) => code), cannotCompile].sort());
});

// Records, so that a new code does not compile without an entry here.
const schemaErrors: Record<SchemaErrorCode, true> = {
  "not-json": true,
  "invalid-uri": true,
  "invalid-schema": true,
  "invalid-keyword-value": true,
  "invalid-pattern": true,
  "unresolvable-reference": true,
  "endless-reference": true,
  "unknown-keyword": true,
  "unknown-dialect": true,
  "other-dialect": true,
  "unknown-vocabulary": true,
  "duplicate-identifier": true,
  "missing-identifier": true,
};
const configErrors: Record<ConfigErrorCode, true> = {
  "not-found": true,
  "not-readable": true,
  "not-loadable": true,
  ambiguous: true,
  "invalid-config": true,
  "unknown-dialect": true,
  "unknown-module": true,
  "no-export": true,
  "invalid-meta-schema": true,
  "invalid-schemas": true,
  "invalid-data": true,
};
const bundleErrors: Record<BundleErrorCode, true> = {
  "unknown-document": true,
  "unresolvable-reference": true,
  "unsupported-dialect": true,
  "no-identifier": true,
};
const inlineErrors: Record<InlineErrorCode, true> = {
  "unknown-document": true,
  "faulty-document": true,
  "unresolvable-reference": true,
  "unsupported-dialect": true,
  "dynamic-scope": true,
};
const sourceErrors: Record<SourceErrorCode, true> = {
  syntax: true,
  "duplicate-name": true,
  "not-json": true,
  "too-deep": true,
  "too-many-aliases": true,
};
const contentErrors: Record<ContentErrorCode, true> = {
  "malformed-encoding": true,
  "malformed-content": true,
  unwritable: true,
  "too-large": true,
  "unknown-encoding": true,
  "unknown-media-type": true,
};
const registryErrors: Record<RegistryErrorCode, true> = {
  "not-found": true,
  refused: true,
  unavailable: true,
  "bad-answer": true,
};
const confluentErrors: Record<ConfluentErrorCode, true> = {
  "invalid-schema": true,
  "unresolvable-reference": true,
  "too-large": true,
};

test.each<[Origin, Readonly<Record<string, true>>]>([
  ["SchemaError", schemaErrors],
  ["ConfigError", configErrors],
  ["BundleError", bundleErrors],
  ["InlineError", inlineErrors],
  ["SourceError", sourceErrors],
  ["ContentError", contentErrors],
  ["RegistryError", registryErrors],
  ["ConfluentError", confluentErrors],
])("every code of %s, and no other", (origin, codes) => {
  expect([...idsOf(origin)].sort()).toEqual(Object.keys(codes).sort());
});

test("a code is what the URL of the page ends with", () => {
  const site = new URL(docsUrl("x") ?? "");
  for (const { id, code } of explanations) {
    const { pathname, hash } = new URL(docsUrl(id) ?? "");
    expect(pathname.slice(site.pathname.length - 1) + hash).toBe(code);
  }
});

test("no two pages have names that differ in case only", () => {
  const pages = new Set(explanations.map(({ code }) => code.replace(/#.*/, "")));
  expect(new Set([...pages].map((page) => page.toLowerCase())).size).toBe(pages.size);
});

test("texts are sentences", () => {
  for (const { code, meaning, cause, correction } of explanations)
    for (const text of [meaning, cause, correction]) expect(text, code).toMatch(/^[A-Z"`1].*\.$/s);
});

test("the reason of every example is recorded", () => {
  expect(explanations.filter(({ example, says }) => example !== undefined && says === "")).toEqual([]);
});

test.each([
  ["minLength", ["minLength"]],
  ["https://json-schema.org/keyword/minLength", ["minLength"]],
  ["minlength", ["minLength"]],
  ["type", ["type#one", "type#several"]],
  ["https://json-schema.org/keyword/type", ["type#one", "type#several"]],
  ["date-time", ["format#date-time"]],
  ["types", ["message/types"]],
  ["unknown-keyword", ["unknown-keyword", "unknown-keyword"]],
  ["LimitError", ["LimitError"]],
  ["", []],
  ["constructor", []],
])("%j stands for %j", (code, codes) => {
  expect(explanationsOf(code).map((each) => each.code)).toEqual(codes);
});
