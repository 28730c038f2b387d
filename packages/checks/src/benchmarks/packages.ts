import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of this package. Compiled files are two folders deep in it, as sources are. */
export const packageRoot: string = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../..");

/** The folder of the repository. */
export const repositoryRoot: string = path.resolve(packageRoot, "../..");

export interface Manifest {
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** The path of a file in a package that this one depends on. */
export function fileOf(name: string, ...segments: readonly string[]): string {
  return path.join(packageRoot, "node_modules", name, ...segments);
}

export function readManifest(name: string): Manifest {
  return JSON.parse(readFileSync(fileOf(name, "package.json"), "utf8")) as Manifest;
}
