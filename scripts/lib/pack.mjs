import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { pnpm, shell } from "./pnpm.mjs";
import { packages } from "./workspace.mjs";

export const run = promisify(execFile);

/**
 * The output of a program that failed, or the message of another error.
 *
 * @param {unknown} error
 */
export function reason(error) {
  if (typeof error === "object" && error !== null && "stdout" in error && "stderr" in error) {
    const text = `${String(error.stdout)}${String(error.stderr)}`.trim();
    if (text !== "") return text;
  }
  return error instanceof Error ? error.message : String(error);
}

/**
 * Packs every public package as it would be published, into a folder.
 *
 * @param {string} folder
 */
export async function packInto(folder) {
  const [file, ...args] = pnpm;
  const tarballs = [];
  for (const pack of packages().filter(({ manifest }) => manifest.private !== true)) {
    const { name, version } = pack.manifest;
    const tarball = path.join(folder, `${name.replace("@", "").replace("/", "-")}-${version}.tgz`);
    await run(file, [...args, "pack", "--out", tarball], { cwd: pack.dir, shell });
    tarballs.push({ pack, tarball });
  }
  return tarballs;
}

/**
 * Packs every public package. The tarballs exist while `use` runs.
 *
 * @param {(tarballs: { pack: import("./workspace.mjs").Package, tarball: string }[], temp: string) => Promise<void>} use
 */
export async function withTarballs(use) {
  const temp = mkdtempSync(path.join(tmpdir(), "argot-pack-"));
  try {
    await use(await packInto(temp), temp);
  } finally {
    rmSync(temp, { recursive: true, force: true });
  }
}
