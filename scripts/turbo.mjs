// Runs turbo with its telemetry off.
import { spawnSync } from "node:child_process";

const { status, error } = spawnSync("turbo", process.argv.slice(2), {
  stdio: "inherit",
  shell: process.platform === "win32",
  env: { ...process.env, TURBO_TELEMETRY_DISABLED: "1", DO_NOT_TRACK: "1" },
});
if (error) console.error(`turbo did not start (${error.message}). Call this through "pnpm run".`);
process.exitCode = status ?? 1;
