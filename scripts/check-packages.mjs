// Checks every package as it would be published: its files, its manifest, and whether its types resolve.
import { readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { reason, run, withTarballs } from "./lib/pack.mjs";
import { shell } from "./lib/pnpm.mjs";
import { finish } from "./lib/report.mjs";

/**
 * @param {readonly string[]} files
 * @returns {string[]}
 */
function contents(files) {
  const missing = ["LICENSE", "README.md", "package.json"].filter((name) => !files.includes(name));
  if (!files.some((file) => file.startsWith("dist/"))) missing.push('dist (run "npm run build" first)');
  const stray = files.filter((file) => /^(?:src|test)\//.test(file) || /\.test(?:-d)?\./.test(file));
  return [...missing.map((name) => `holds no ${name}`), ...stray.map((file) => `holds ${file}`)];
}

const repository = "https://github.com/argot-schema/argot";

/**
 * Problems of the fields of the manifest that contain the folder of the package.
 *
 * @param {import("./lib/workspace.mjs").Package} pack
 * @returns {string[]}
 */
function home({ place, manifest: found }) {
  const directory = `packages/${place}`;
  const expected = {
    homepage: `${repository}/tree/main/${directory}#readme`,
    bugs: `${repository}/issues`,
    repository: { type: "git", url: `git+${repository}.git`, directory },
  };
  return Object.entries(expected)
    .filter(([name, value]) => !isDeepStrictEqual(Reflect.get(found, name), value))
    .map(([name, value]) => `"${name}" in package.json is not ${JSON.stringify(value)}`);
}

/** @param {string} tarball */
async function manifest(tarball) {
  const { messages, pkg } = await publint({
    level: "warning",
    pack: { tarball: new Uint8Array(readFileSync(tarball)).buffer },
  });
  return messages.map((message) => formatMessage(message, pkg) ?? message.code);
}

/**
 * Rules that do not count for a package, by its name.
 *
 * @type {Record<string, string[]>}
 */
const withoutRules = {
  // `require` returns the class, which has itself as `default`: as with Ajv, whose types do not say so either.
  "@argot/ajv": ["missing-export-equals"],
};

/**
 * @param {string} tarball
 * @param {import("./lib/workspace.mjs").Package} pack
 */
async function types(tarball, pack) {
  const { name, publishConfig } = pack.manifest;
  // What is published may be less than what the packages of the workspace import.
  const exports = publishConfig?.exports ?? pack.manifest.exports;
  // Entry points with files for CommonJS have types for all ways to resolve modules.
  const subpaths = Object.keys(exports).filter((subpath) => subpath !== "./package.json");
  const isRequired = (/** @type {string} */ subpath) => Object.hasOwn(Object(exports[subpath]), "require");
  const byProfile = { strict: subpaths.filter(isRequired), "esm-only": subpaths.filter((each) => !isRequired(each)) };
  /** @type {string[]} */
  const problems = [];
  for (const [profile, entries] of Object.entries(byProfile)) {
    if (entries.length === 0) continue;
    const ignored = withoutRules[name]?.flatMap((rule) => ["--ignore-rules", rule]) ?? [];
    const options = ["--profile", profile, "--no-emoji", "--no-color", ...ignored, "--entrypoints", ...entries];
    try {
      await run("attw", [tarball, ...options], { shell });
    } catch (error) {
      problems.push(reason(error));
    }
  }
  return problems;
}

await withTarballs(async (tarballs) => {
  /** @type {string[]} */
  const problems = [];
  for (const { pack, tarball } of tarballs) {
    const { stdout } = await run("tar", ["-tzf", tarball]);
    const files = stdout
      .trim()
      .split(/\r?\n/)
      .map((file) => file.replace(/^package\//, ""));
    const found = [...contents(files), ...home(pack), ...(await manifest(tarball)), ...(await types(tarball, pack))];
    problems.push(...found.map((problem) => `${pack.manifest.name}: ${problem}`));
  }
  finish(
    "packages",
    problems,
    "Correct package.json (exports, publishConfig.exports, files, dependencies, repository) of the named package.",
    `${tarballs.length} packages hold what they should and their types resolve`,
  );
});
