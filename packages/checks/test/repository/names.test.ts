// A name is defined at the top level of one file of a package only: a reader who searches for it finds one thing.
import path from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import { parse, sources } from "./sources.js";

/** Names with two meanings, for a reason. */
const allowed: ReadonlyMap<string, string> = new Map([
  ["Validator", "what a user calls, of an instance and of a module"],
]);

const folders = ["packages/core/src", "packages/reports/src", "packages/compiler/src"];

function namesIn(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) => (ts.isIdentifier(name) ? [name.text] : []));
  const isDeclaration =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement);
  return isDeclaration && statement.name ? [statement.name.text] : [];
}

test.each(folders)("each name is defined in one file of %s", (folder) => {
  const files = new Map<string, Set<string>>();
  for (const file of sources(folder))
    for (const name of parse(file).statements.flatMap(namesIn))
      files.set(name, (files.get(name) ?? new Set()).add(file));
  expect(files.size).toBeGreaterThan(0);
  const repeated = [...files].filter(([name, found]) => found.size > 1 && !allowed.has(name));
  expect(
    repeated.map(([name, found]) => `${name} is defined in ${[...found].join(" and ")}`),
    "Rename one of them, or define it once.",
  ).toEqual([]);
});

test("only tests are called test.ts", () => {
  expect(sources(...folders).filter((file) => path.basename(file) === "test.ts")).toEqual([]);
});
