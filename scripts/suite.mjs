// Runs the official test suite through the built packages and prints, a draft: required, optional and format tests.
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
 * @param {string} folder
 * @param {string} dialect
 * @param {object} [options] - What is to be asserted besides what the specification demands.
 * @returns {{ passed: number, total: number, failures: string[] }}
 */
function run(folder, dialect, options) {
  const argot = createArgot({ dialect, ...options });
  addRemotes(argot, suite);
  return runSuite(argot, readSuite(suite, folder));
}

const rows = drafts.map(([folder, dialect]) => ({
  dialect,
  required: run(folder, dialect),
  optional: run(`${folder}/optional`, dialect, { content: "assert" }),
  format: run(`${folder}/optional/format`, dialect),
}));

/** @type {("required" | "optional" | "format")[]} */
const columns = ["required", "optional", "format"];
console.log(`${"draft".padEnd(10)}${columns.map((name) => name.padStart(14)).join("")}`);
for (const row of rows) {
  const cells = columns.map((name) => `${row[name].passed}/${row[name].total}`.padStart(14));
  console.log(`${row.dialect.padEnd(10)}${cells.join("")}`);
  for (const name of verbose ? columns : columns.slice(0, 1))
    for (const failure of row[name].failures) console.log(`  ${name}: ${failure}`);
}
console.log(
  "Optional tests are for behaviour that the specification leaves open, with content asserted; `format` is an annotation by default.",
);
if (rows.some(({ required }) => required.passed < required.total)) process.exitCode = 1;
