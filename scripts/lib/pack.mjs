import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { pnpm, shell } from "./pnpm.mjs";
import { packages, root } from "./workspace.mjs";

export const run = promisify(execFile);

/**
 * Packs every public package as it would be published, into a folder.
 *
 * @param {string} folder
 */
export async function packInto(folder) {
  const [file, ...args] = pnpm;
  const published = packages().filter(({ manifest }) => manifest.private !== true);
  const filters = published.map(({ manifest }) => `--filter=${manifest.name}`);
  // One process: pnpm takes longer to start than to pack.
  await run(file, [...args, ...filters, "pack", "--pack-destination", folder], { cwd: root, shell, maxBuffer: 1e8 });
  return published.map((pack) => {
    const { name, version } = pack.manifest;
    return { pack, tarball: path.join(folder, `${name.replace("@", "").replace("/", "-")}-${version}.tgz`) };
  });
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
