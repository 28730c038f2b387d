// Refuses a name that two files of a package define at the top level: a reader who searches for it finds one thing. Files of source are not
// named test.ts.
import path from "node:path";
import { readFileSync } from "node:fs";
import ts from "typescript";
import { finish } from "./lib/report.mjs";
import { root, shown, sources } from "./lib/workspace.mjs";

/** Names with two meanings, for a reason. */
const allowed = new Map([["Validator", "what a user calls, of an instance and of a module"]]);

const folders = ["packages/core/src", "packages/reports/src", "packages/compiler/src"].map((folder) =>
  sources(path.join(root, folder)),
);

/** @param {ts.Statement} statement @returns {readonly string[]} */
function namesIn(statement) {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) => (ts.isIdentifier(name) ? [name.text] : []));
  const isDeclaration =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement);
  return isDeclaration && statement.name ? [statement.name.text] : [];
}

/** @param {readonly string[]} files */
function repeatedIn(files) {
  /** @type {Map<string, Set<string>>} */
  const places = new Map();
  for (const file of files) {
    const { statements } = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.ESNext);
    for (const name of statements.flatMap(namesIn)) places.set(name, (places.get(name) ?? new Set()).add(shown(file)));
  }
  return [...places].flatMap(([name, found]) =>
    found.size > 1 && !allowed.has(name) ? [`${name} is defined in ${[...found].join(" and ")}`] : [],
  );
}

const files = folders.flat();
finish(
  "names",
  [
    ...folders.flatMap(repeatedIn),
    ...files.flatMap((file) => (path.basename(file) === "test.ts" ? [`${shown(file)} is no test`] : [])),
  ],
  "Rename one of them, or define it once.",
  `${files.length} files define each name once`,
);
