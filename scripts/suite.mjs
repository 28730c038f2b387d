// Runs the official test suite through the built packages and prints, a draft: required, optional and format tests.
import { existsSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "./lib/workspace.mjs";

/** @param {string} file */
const built = (file) => import(pathToFileURL(path.join(root, "packages", file)).href);
const { createArgot } = await built("argot/dist/index.js");
const { v1Lenient } = await built("dialects/dist/v1.js");
const { addRemotes, findSuite, readSuite, runSuite, suiteHelp } = await built("testing/dist/suite.js");

/** @typedef {[folder: string, options: object]} Tests */

/**
 * @param {string} folder
 * @param {string} dialect
 * @returns {{ dialect: string, required: Tests, optional: Tests, format: Tests }}
 */
const draft = (folder, dialect) => ({
  dialect,
  required: [folder, { dialect }],
  optional: [`${folder}/optional`, { dialect }],
  format: [`${folder}/optional/format`, { dialect }],
});
const drafts = [
  draft("draft3", "draft-03"),
  draft("draft4", "draft-04"),
  draft("draft6", "draft-06"),
  draft("draft7", "draft-07"),
  draft("draft2019-09", "2019-09"),
  draft("draft2020-12", "2020-12"),
  {
    ...draft("v1", "v1"),
    // There, unknown keywords are not refused, and formats not asserted.
    optional: /** @type {Tests} */ (["v1/optional", { dialect: "v1", dialects: [v1Lenient] }]),
    // There, they are.
    format: /** @type {Tests} */ (["v1/format", { dialect: "v1" }]),
  },
];
const verbose = process.argv.includes("--failures");

const suite = findSuite(root);
if (suite === undefined || !existsSync(suite)) {
  console.error(suiteHelp);
  process.exit(process.env["CI"] ? 1 : 0);
}

/**
 * @param {Tests} tests
 * @returns {{ passed: number, total: number, failures: string[] }}
 */
function run([folder, options]) {
  const argot = createArgot(options);
  addRemotes(argot, suite);
  return runSuite(argot, readSuite(suite, folder));
}

const rows = drafts.map(({ dialect, required, optional, format }) => ({
  dialect,
  required: run(required),
  optional: run(optional),
  format: run(format),
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
  "Optional tests are for behaviour that the specification leaves open; up to 2020-12 `format` is an annotation by default.",
);
if (rows.some(({ required }) => required.passed < required.total)) process.exitCode = 1;
