// Runs the official test suite through the built packages and prints, a draft: required, optional and format tests. The
// last are run with formats asserted.
import { existsSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "./lib/workspace.mjs";

/** @param {string} file */
const built = (file) => import(pathToFileURL(path.join(root, "packages", file)).href);
const { createArgot } = await built("argot/dist/index.js");
const { addRemotes, findSuite, readSuite, runSuite, suiteHelp } = await built("testing/dist/suite.js");

/** @type {[folder: string, dialect: string][]} */
const drafts = [
  ["draft4", "draft-04"],
  ["draft6", "draft-06"],
  ["draft7", "draft-07"],
  ["draft2019-09", "2019-09"],
  ["draft2020-12", "2020-12"],
];
const verbose = process.argv.includes("--failures");

const suite = findSuite(root);
if (suite === undefined || !existsSync(suite)) {
  console.error(suiteHelp);
  process.exit(process.env["CI"] ? 1 : 0);
}

/**
 * @param {string[]} folders
 * @param {{ dialect: string, formats?: "assert" }} options
 * @returns {{ passed: number, total: number, failures: string[] }}
 */
function run(folders, options) {
  const argot = createArgot(options);
  addRemotes(argot, suite);
  return runSuite(
    argot,
    folders.flatMap((folder) => readSuite(suite, folder)),
  );
}

const rows = drafts.map(([folder, dialect]) => ({
  dialect,
  required: run([folder], { dialect }),
  optional: run([`${folder}/optional`], { dialect }),
  format: run([`${folder}/optional/format`, `${folder}/format`], { dialect, formats: "assert" }),
}));

/** @type {("required" | "optional" | "format")[]} */
const columns = ["required", "optional", "format"];
console.log(`${"draft".padEnd(10)}${columns.map((name) => name.padStart(14)).join("")}`);
for (const row of rows) {
  const cells = columns.map((name) => `${row[name].passed}/${row[name].total}`.padStart(14));
  console.log(`${row.dialect.padEnd(10)}${cells.join("")}`);
  for (const name of verbose ? columns : columns.filter((each) => each !== "optional"))
    for (const failure of row[name].failures) console.log(`  ${name}: ${failure}`);
}
console.log(
  "Optional tests are for behaviour that the specification leaves open. In the last column formats are asserted; by" +
    " default they are annotations.",
);
if (rows.some(({ required, format }) => required.passed < required.total || format.passed < format.total))
  process.exitCode = 1;
