// Builds and runs a benchmark: npm run bench measures the corpora, npm run bench -- formats what that name stands for. Further arguments
// are given to it.
import { spawnSync } from "node:child_process";
import { root } from "./lib/workspace.mjs";

/** @type {Readonly<Record<string, readonly string[]>>} The arguments of Node for each. */
const benchmarks = {
  corpora: ["benchmarks/main.js"],
  answers: ["--expose-gc", "benchmarks/answers.js"],
  "command-line": ["benchmarks/command-line.js"],
  formats: ["--expose-gc", "benchmarks/formats.js"],
  growth: ["hostile-tests/growth/main.js"],
  import: ["--experimental-vm-modules", "--no-warnings", "benchmarks/import-profile.js"],
  keywords: ["--expose-gc", "benchmarks/keywords.js"],
  openapi: ["benchmarks/openapi/main.js"],
  passes: ["benchmarks/passes.js"],
  walk: ["benchmarks/walk.js"],
};

const [first = "", ...others] = process.argv.slice(2);
const isNamed = first !== "" && !first.startsWith("-");
const [name, rest] = isNamed ? [first, others] : ["corpora", process.argv.slice(2)];
const found = benchmarks[name];
if (found === undefined) {
  console.error(`There is no benchmark ${name}. There are ${Object.keys(benchmarks).join(", ")}.`);
  process.exit(2);
}

/** @param {string} command @param {readonly string[]} args Ends this process if the command fails. */
function run(command, args) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}

run("turbo", ["run", "build", "--filter=@argot/checks", "--filter=@argot/cli", "--output-logs=errors-only"]);
if (name === "openapi") run(process.execPath, ["scripts/github-description.mjs"]);
run(process.execPath, [...found.slice(0, -1), `packages/checks/dist/${found.at(-1)}`, ...rest]);
