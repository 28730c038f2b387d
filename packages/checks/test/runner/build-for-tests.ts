// Builds what heavy tests use as it is built, once before them: programs, threads, and what Node's own loader finds.
import { spawnSync } from "node:child_process";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "../../../..");

/** Builds the packages that these filters of turbo select, and those that they depend on. */
export function build(...filters: readonly string[]): void {
  const selected = filters.map((filter) => `--filter=${filter}`);
  const args = ["scripts/pnpm.mjs", "exec", "turbo", "run", "build", ...selected, "--output-logs=errors-only"];
  const { status, stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: "utf8" });
  if (status !== 0) throw new Error(`the build failed: ${stdout}`);
}

export function setup(): void {
  build("@argot/ajv", "@argot/cli", "@argot/stream", "argot", "argot-vscode");
}
