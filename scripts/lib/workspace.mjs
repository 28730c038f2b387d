import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

/**
 * @typedef {object} Manifest
 * @property {string} name
 * @property {string} version
 * @property {boolean} [private]
 * @property {Record<string, string | { types?: string, default?: string }>} exports
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [peerDependencies]
 * @property {Record<string, string>} [optionalDependencies]
 *
 * @typedef {object} Package
 * @property {string} folder the folder's name under packages/
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

/** @returns {Package[]} */
export function packages() {
  const folder = path.join(root, "packages");
  return readdirSync(folder)
    .map((name) => ({ folder: name, dir: path.join(folder, name) }))
    .filter(({ dir }) => existsSync(path.join(dir, "package.json")))
    .map((found) => ({ ...found, manifest: readManifest(found.dir) }));
}

/**
 * The TypeScript files of a folder, absolute and sorted; tests and declarations left out.
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

/**
 * A path as messages show it: from the root of the repository, with forward slashes.
 *
 * @param {string} file
 */
export function shown(file) {
  return path.relative(root, file).replaceAll(path.sep, "/");
}
