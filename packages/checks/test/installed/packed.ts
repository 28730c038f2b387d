// Builds and packs the public packages, once for all tests of this folder.
import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import type { TestProject } from "vitest/node";
import { build } from "../runner/build-for-tests.js";

/** A package as it would be published. */
export interface PackedPackage {
  readonly manifest: { readonly name: string; readonly version: string };
  /** The path of its file. */
  readonly tarball: string;
}

declare module "vitest" {
  interface ProvidedContext {
    /** The packages, and a folder that is removed after all tests. */
    readonly packed: { readonly packages: readonly PackedPackage[]; readonly folder: string };
  }
}

const root = path.resolve(import.meta.dirname, "../../../..");
const run = promisify(execFile);

export async function setup(project: TestProject): Promise<() => void> {
  build("./packages/**", "!@argot/checks", "!argot-vscode");
  const folder = mkdtempSync(path.join(tmpdir(), "argot-installed-"));
  const tarballs = path.join(folder, "tarballs");
  await run(process.execPath, ["scripts/pack.mjs", tarballs], { cwd: root });
  const packages = readdirSync(tarballs).map(async (name): Promise<PackedPackage> => {
    const tarball = path.join(tarballs, name);
    const { stdout } = await run("tar", ["-xOf", tarball, "package/package.json"]);
    return { manifest: JSON.parse(stdout) as PackedPackage["manifest"], tarball };
  });
  project.provide("packed", { packages: await Promise.all(packages), folder });
  return () => rmSync(folder, { recursive: true, force: true });
}
