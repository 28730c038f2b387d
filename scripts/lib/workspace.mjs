import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

/**
 * @typedef {object} Manifest
 * @property {string} name
 * @property {string} version
 * @property {string} [description]
 * @property {boolean} [private]
 * @property {Record<string, string | { "@argot/source"?: string, types?: string, default?: string }>} exports
 *
 * @typedef {object} Package
 * @property {string} folder the name of its folder, which is unique
 * @property {string} place the path of the folder below packages/, with forward slashes
 * @property {string} dir the absolute path
 * @property {Manifest} manifest
 */

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../..");

/**
 * @param {string} dir
 * @returns {Manifest}
 */
export function readManifest(dir) {
  return JSON.parse(readFileSync(path.join(dir, "package.json"), "utf8"));
}

/** Folders below packages/ that hold packages themselves; pnpm-workspace.yaml lists them too. */
const groups = ["vocabularies", "tools", "adapters", "editors"].filter((group) =>
  existsSync(path.join(root, "packages", group)),
);

/** @returns {Package[]} */
export function packages() {
  const base = path.join(root, "packages");
  return ["", ...groups]
    .flatMap((group) =>
      readdirSync(path.join(base, group)).map((folder) => ({ folder, place: path.posix.join(group, folder) })),
    )
    .map((found) => ({ ...found, dir: path.join(base, found.place) }))
    .filter(({ dir }) => existsSync(path.join(dir, "package.json")))
    .map((found) => ({ ...found, manifest: readManifest(found.dir) }));
}

/**
 * The absolute paths of the TypeScript files of a folder, sorted, without tests and declarations.
 *
 * @param {string} dir
 * @returns {string[]}
 */
export function sources(dir) {
  if (!existsSync(dir)) return [];
  return readdirSync(dir, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !/\.(?:test|test-d|d)\.ts$/.test(file))
    .map((file) => path.join(dir, file))
    .toSorted();
}
