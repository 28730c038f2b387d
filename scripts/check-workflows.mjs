// Validates the workflows against scripts/workflow.schema.json with the built command line, and checks that the scripts of
// package.json and the files that they name exist. GitHub would find a missing one only when the workflow runs.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { finish } from "./lib/report.mjs";
import { root } from "./lib/workspace.mjs";

/** @param {string} folder */
const filesIn = (folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".yml"))
    .map((file) => path.posix.join(folder, file.replaceAll(path.sep, "/")));

const workflows = filesIn(".github/workflows");
const { scripts } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8"));

/** @type {string[]} */
const problems = [];
for (const file of [...workflows, ...filesIn(".github/actions")]) {
  const lines = readFileSync(path.join(root, file), "utf8").split("\n");
  for (const [index, line] of lines.entries()) {
    for (const [, script = "test"] of line.matchAll(/\bnpm (?:run ([\w:-]+)|test\b)/g)) {
      if (!(script in scripts)) problems.push(`${file}:${index + 1}: package.json has no script "${script}"`);
    }
    for (const [, named = ""] of line.matchAll(/(?<=\s)((?:\.\/|\.ci\/|packages\/)[\w./-]*\w)/g)) {
      // What a workflow itself builds need not be there.
      if (!named.includes("/dist/") && !existsSync(path.join(root, named)))
        problems.push(`${file}:${index + 1}: there is no ${named}`);
    }
  }
}

const cli = path.join(root, "packages/tools/cli/dist/bin.js");
const { status, stdout, stderr } = spawnSync(
  process.execPath,
  [cli, "validate", "scripts/workflow.schema.json", ...workflows],
  { cwd: root, encoding: "utf8" },
);
if (status !== 0) problems.push(`${stdout}${stderr}`.trim());

finish(
  "workflows",
  problems,
  'Correct the named file. If nothing is named, run "npm run build" first.',
  `${workflows.length} workflows name scripts and files that exist, and keep the rules of scripts/workflow.schema.json`,
);
