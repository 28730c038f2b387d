// Runs the official test suite with the built packages. Prints a row for each draft: required, optional and format tests,
// assertions about annotations, and tests of outputs. Format tests run with asserted formats.
import path from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "./lib/workspace.mjs";

/** @param {string} file */
const built = (file) => import(pathToFileURL(path.join(root, "packages", file)).href);
const { createArgot } = await built("argot/dist/index.js");
const { v1Lenient } = await built("dialects/dist/v1.js");
const {
  addRemotes,
  findSuite,
  outputSchema,
  readAnnotationCases,
  readOutputCases,
  readSuite,
  runAnnotationCases,
  runOutputCases,
  runSuite,
  suiteDrafts,
  suiteHelp,
} = await built("tools/testing/dist/suite.js");

const verbose = process.argv.includes("--failures");

const suite = findSuite(root);

/** @type {{ folder: string, formats: string, dialect: string, release: number }[]} */
const drafts = suiteDrafts;

if (suite === undefined || drafts.some(({ folder }) => readSuite(suite, folder).length === 0)) {
  console.error(suiteHelp);
  process.exit(1);
}

/** @typedef {{ passed: number, total: number, failures: string[] }} Result */

/**
 * @param {string[]} folders
 * @param {{ dialect: string, formats?: "assert", contentKeywords?: "assert", dialects?: object[] }} options
 * @returns {Result}
 */
function run(folders, options) {
  const argot = createArgot(options);
  addRemotes(argot, suite);
  return runSuite(
    argot,
    folders.flatMap((folder) => readSuite(suite, folder)),
  );
}

/**
 * @param {string} folder
 * @param {string} dialect
 * @returns {Result | undefined} `undefined` if the suite has no tests of outputs
 */
function runOutputs(folder, dialect) {
  const cases = readOutputCases(suite, folder);
  return cases.length === 0
    ? undefined
    : runOutputCases(createArgot({ dialect }).add(outputSchema(suite, folder)), cases);
}

const rows = drafts.map(({ folder, formats, dialect, release }) => ({
  dialect,
  required: run([folder], { dialect }),
  // In the tests for v1, unknown keywords are not refused, and formats are not asserted.
  optional: run([`${folder}/optional`], {
    dialect,
    dialects: dialect === "v1" ? [v1Lenient] : [],
    contentKeywords: "assert",
  }),
  format: run([formats], { dialect, formats: "assert" }),
  /** @type {Result} */
  annotations: runAnnotationCases(() => createArgot({ dialect }), readAnnotationCases(suite, release)),
  outputs: runOutputs(folder, dialect),
}));

/** @type {("required" | "annotations" | "outputs" | "format" | "optional")[]} */
const columns = ["required", "annotations", "outputs", "format", "optional"];
/** The kinds of tests that must all pass. */
const complete = columns.slice(0, 4);
console.log(`${"draft".padEnd(10)}${columns.map((name) => name.padStart(14)).join("")}`);
for (const row of rows) {
  const cells = columns.map((name) => (row[name] ? `${row[name].passed}/${row[name].total}` : "-").padStart(14));
  console.log(`${row.dialect.padEnd(10)}${cells.join("")}`);
  for (const name of verbose ? columns : complete)
    for (const failure of row[name]?.failures ?? []) console.log(`  ${name}: ${failure}`);
}
console.log(
  "Optional tests are for behaviour that the specification leaves open. In the format column formats are asserted; by" +
    " default they are annotations up to 2020-12.",
);
if (rows.some((row) => complete.some((name) => (row[name]?.failures.length ?? 0) > 0))) process.exitCode = 1;
