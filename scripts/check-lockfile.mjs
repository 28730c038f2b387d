// Finds packages whose binaries for other platforms are missing in the lockfile. If they are missing in the registry, pnpm leaves
// them out without a warning, and the installation fails on these platforms.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { finish } from "./lib/report.mjs";
import { readManifest, root } from "./lib/workspace.mjs";

/** Packages for which missing binaries are harmless, with the reason. */
const exceptions = new Map([
  [
    "ata-validator",
    "only the private benchmarks need it, and they do without the binaries that the pinned release lacks",
  ],
]);

/** @returns {Map<string, Set<string>>} the versions of each package in the lockfile */
function locked() {
  const text = readFileSync(path.join(root, "pnpm-lock.yaml"), "utf8");
  const section = /^packages:\n(.*?)^\S/ms.exec(text)?.[1] ?? "";
  /** @type {Map<string, Set<string>>} */
  const versions = new Map();
  for (const [, name = "", version = ""] of section.matchAll(/^ {2}'?(@?[^@'\s]+)@([^:'\s]+)'?:$/gm)) {
    versions.set(name, (versions.get(name) ?? new Set()).add(version));
  }
  return versions;
}

/**
 * @param {string} dir
 * @returns {string[]} the names of the folders in it, without links
 */
function folders(dir) {
  if (!existsSync(dir)) return [];
  return readdirSync(dir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

/** @returns {string[]} the folders of all installed packages */
function installed() {
  const store = path.join(root, "node_modules/.pnpm");
  return folders(store)
    .map((entry) => path.join(store, entry, "node_modules"))
    .flatMap((modules) =>
      folders(modules).flatMap((name) =>
        name.startsWith("@")
          ? folders(path.join(modules, name)).map((inner) => path.join(modules, name, inner))
          : path.join(modules, name),
      ),
    )
    .filter((dir) => existsSync(path.join(dir, "package.json")));
}

const versions = locked();
const dirs = installed();
/** @type {Set<string>} */
const problems = new Set();
let checked = 0;

for (const dir of dirs) {
  const { name, version, optionalDependencies = {} } = readManifest(dir);
  if (exceptions.has(name)) continue;
  for (const [key, wanted] of Object.entries(optionalDependencies)) {
    checked += 1;
    const [, optional = key, range = wanted] = /^npm:(.+)@(.+)$/.exec(wanted) ?? [];
    const found = versions.get(optional);
    const exact = /^\d+\.\d+\.\d+\S*$/.test(range);
    if (!found || (exact && !found.has(range))) problems.add(`${name}@${version} wants ${optional}@${range}`);
  }
}
if (dirs.length === 0) problems.add("nothing is installed");
if (versions.size === 0) problems.add("pnpm-lock.yaml lists no packages");

finish(
  "lockfile",
  [...problems],
  "Pin the named package, in the catalog of pnpm-workspace.yaml, to a version that has all its platform packages; " +
    'then run "pnpm install".',
  `${checked} optional dependencies of ${dirs.length} installed packages are all in pnpm-lock.yaml`,
);
