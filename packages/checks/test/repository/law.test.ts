// The law: keywords are open, ops are closed. Code that runs or rewrites plans names no keyword, so that keywords can be added without
// changing it. Only string literals count.
import * as dialects from "@argot/dialects";
import ts from "typescript";
import { expect, test } from "vitest";
import { descendants, parse, position, sources } from "./sources.js";

/** Folders whose code reads plans and knows no keyword. */
const lawful = [
  "packages/core/src/{plan,passes,loop,messages,issues,lower}",
  "packages/reports/src",
  "packages/compiler/src",
  "packages/openapi/src/middleware",
  "packages/adapters/{fastify,mcp,rjsf}/src",
  "packages/editors/language-service/src/service",
  "packages/tools/algebra/src/{bounds,cover,formula,languages,questions,sets,solve}",
];

/** Names of keywords that also mean something else, with that meaning. */
const allowed: ReadonlyMap<string, string> = new Map([
  ["items", "an op: a constraint over the elements of an array"],
  ["not", "an op: a predicate that denies another"],
  ["if", "a statement of JavaScript"],
  ["const", "a declaration of JavaScript"],
  ["then", "a word in the text of plans"],
  ["else", "a word in the text of plans"],
]);

/** Files that know a keyword because the plan cannot say what they need: file -> name -> the reason. */
const allowedIn: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "packages/adapters/fastify/src/expected-changes.ts": {
    default: "an annotation for the engine; Fastify's own validator inserts it",
  },
  "packages/tools/algebra/src/questions/examples.ts": {
    examples: "a function of this name, in its messages",
  },
  "packages/editors/language-service/src/service/schemas/document-schemas.ts": {
    $schema: "how values name their schemas for editors",
  },
  "packages/adapters/rjsf/src/form-errors.ts": {
    $schema: "the field at which forms show errors of the schema",
  },
};

const keywords = new Set(
  Object.values(dialects).flatMap((each) =>
    "keywords" in each && each.keywords instanceof Map ? [...each.keywords.keys()] : [],
  ),
);

function namedKeywords(file: string): string[] {
  const isAllowed = (name: string): boolean => allowed.has(name) || Object.hasOwn(allowedIn[file] ?? {}, name);
  return descendants(parse(file)).flatMap((node) => {
    const isName = ts.isStringLiteralLike(node) && keywords.has(node.text) && !isAllowed(node.text);
    const isSpecifier = ts.isImportDeclaration(node.parent) || ts.isExportDeclaration(node.parent);
    return isName && !isSpecifier ? [`${position(node)}: "${node.text}" is the name of a keyword`] : [];
  });
}

test("what reads plans names no keyword", () => {
  expect(keywords).toContain("properties");
  expect(
    sources(...lawful).flatMap(namedKeywords),
    "Say it with an op, or let the keyword hand the string in through its lowering. " +
      "If the string only looks like the name of a keyword, add it to the table in this file with the reason.",
  ).toEqual([]);
});
