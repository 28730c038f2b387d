// Builds the package in the current directory. Old output goes first, or the files of deleted modules would be published.
import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";

rmSync("dist", { recursive: true, force: true });
const { status, error } = spawnSync("tsc", ["-p", "tsconfig.build.json"], {
  stdio: "inherit",
  shell: process.platform === "win32",
});
if (error) console.error(`tsc did not start (${error.message}). Call this through "pnpm run build".`);
process.exitCode = status ?? 1;
