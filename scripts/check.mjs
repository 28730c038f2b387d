// Runs the checks that are named, or all of them: npm run check, npm run check -- lint format. Each says what to do if it fails.
import { spawnSync } from "node:child_process";
import { root } from "./lib/workspace.mjs";

/** @type {Readonly<Record<string, readonly string[]>>} The commands of each check, in the order in which all run. */
const checks = {
  // Lint and others read what is built.
  build: ["turbo run build --output-logs=errors-only"],
  lint: ["oxlint --type-aware --deny-warnings"],
  format: ["oxfmt --check"],
  typecheck: ["tsc -p tsconfig.json", "tsc -p tsconfig.packages.json", "turbo run typecheck --continue"],
  api: ["turbo run build --output-logs=errors-only", "node scripts/api-report.mjs"],
  tables: ["node scripts/write-tables.mjs --check"],
  boundaries: ["depcruise --output-type err-long packages"],
  unused: ["knip --no-config-hints"],
  sizes: ["node scripts/sizes.mjs"],
};

/** @param {string} name @returns {boolean} whether all commands of a check succeed */
const passes = (name) =>
  (checks[name] ?? []).every(
    (command) => spawnSync(command, { cwd: root, shell: true, stdio: "inherit" }).status === 0,
  );

const named = process.argv.slice(2);
const unknown = named.filter((name) => !Object.hasOwn(checks, name));
if (unknown.length > 0) {
  console.error(`There is no check ${unknown.join(", ")}. There are ${Object.keys(checks).join(", ")}.`);
  process.exit(2);
}

const chosen = named.length > 0 ? named : Object.keys(checks);
/** @type {string[]} */
const failed = [];
for (const name of chosen) {
  console.log(`\n=== ${name}`);
  const started = Date.now();
  const isRight = passes(name);
  if (!isRight) failed.push(name);
  console.log(`--- ${name}: ${isRight ? "passed" : "FAILED"} in ${Math.round((Date.now() - started) / 1000)}s`);
}
if (failed.length > 0) console.error(`\nfailed: ${failed.join(", ")}`);
console.log(`\n${chosen.length - failed.length} of ${chosen.length} checks passed`);
process.exitCode = failed.length > 0 ? 1 : 0;
