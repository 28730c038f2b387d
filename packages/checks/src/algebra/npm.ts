// What the client npm fetches: files of published packages, and programs. Each is fetched once and kept in a folder for temporary files.
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** Thrown if npm cannot fetch something. */
export class NpmError extends Error {}

function fetching(what: string, commands: () => void): void {
  try {
    commands();
  } catch {
    throw new NpmError(`npm cannot fetch ${what}: see whether there is a network, and such a package`);
  }
}

const kept = path.join(tmpdir(), "argot-npm-packages");

/** The folder of a package as it is published. @throws NpmError if npm does not find the package. */
export function npmFolder(name: string, version: string): string {
  const target = path.join(kept, name, version);
  if (existsSync(target)) return target;
  const folder = mkdtempSync(path.join(tmpdir(), "argot-npm-"));
  try {
    fetching(`${name}@${version}`, () => {
      const options = ["--silent", "--pack-destination", folder];
      execFileSync("npm", ["pack", `${name}@${version}`, ...options], { stdio: "ignore" });
      execFileSync("tar", ["-xzf", path.join(folder, ...readdirSync(folder)), "-C", folder]);
    });
    mkdirSync(path.dirname(target), { recursive: true });
    renameSync(path.join(folder, "package"), target);
  } finally {
    rmSync(folder, { recursive: true });
  }
  return target;
}

/** @throws NpmError if npm does not find the package. */
export const readNpmFile = (name: string, version: string, file: string): string =>
  readFileSync(path.join(npmFolder(name, version), file), "utf8");

/** Installs packages into a folder. @throws NpmError if npm does not find one. */
export function installNpmPackages(folder: string, packages: readonly string[]): void {
  mkdirSync(folder, { recursive: true });
  const options = ["--silent", "--ignore-scripts", "--prefix", folder];
  fetching(packages.join(" and "), () => {
    execFileSync("npm", ["install", ...options, ...packages], { cwd: folder, stdio: "ignore" });
  });
}
