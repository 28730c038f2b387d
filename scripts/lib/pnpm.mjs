import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { root } from "./workspace.mjs";

/** On Windows, `pnpm` and `npx` are scripts that only a shell starts. */
export const shell = process.platform === "win32";

/** @type {{ packageManager: string }} */
const { packageManager } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8"));

/** The version of the pnpm on the PATH; "" if there is none. */
function versionOnPath() {
  const { stdout } = spawnSync("pnpm", ["--version"], { cwd: root, shell, encoding: "utf8", stdio: "pipe" });
  return stdout?.trim() ?? "";
}

/**
 * The command that starts the pnpm that `packageManager` in package.json names: the one on the PATH if it has that version,
 * else one that npx fetches. npx caches it, and puts it on the PATH of the programs that pnpm starts.
 *
 * @type {readonly [file: string, ...args: string[]]}
 */
export const pnpm =
  packageManager === `pnpm@${versionOnPath()}`
    ? ["pnpm"]
    : ["npx", "-y", "--ignore-scripts=false", "--allow-scripts=pnpm", packageManager];
