// Runs pnpm in the version that `packageManager` of package.json names, also on machines that have only node and npm. The scripts
// of package.json use it: `pnpm exec` installs what is missing, and puts pnpm and the tools on the PATH.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { pnpm, shell } from "./lib/pnpm.mjs";
import { root } from "./lib/workspace.mjs";

if (!existsSync(path.join(root, "node_modules")))
  console.error("Installing the tools. This takes a while the first time.");
const [file, ...args] = pnpm;
const { status, error } = spawnSync(file, [...args, ...process.argv.slice(2)], {
  stdio: "inherit",
  shell,
  env: { ...process.env, TURBO_TELEMETRY_DISABLED: "1", DO_NOT_TRACK: "1" },
});
if (error) console.error(`${file} did not start: ${error.message}`);
process.exitCode = status ?? 1;
