// Checks every package as it would be published: its files, its manifest, and whether its types resolve.
import { readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { run, withTarballs } from "./lib/pack.mjs";
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
 * Kinds of problems that do not count for a package, by its name.
 *
 * @type {Record<string, readonly string[]>}
 */
const withoutKinds = {
  // `require` returns the class, which has itself as `default`: as with Ajv, whose types do not say so either.
  "@argot/ajv": ["MissingExportEquals"],
};

/** The ways to resolve modules that entry points without files for CommonJS do not serve. */
const forCommonJs = ["node10", "node16-cjs"];

/**
 * Whether types resolve. Entry points with files for CommonJS have types for all ways to resolve modules.
 *
 * @param {string} tarball
 * @param {import("./lib/workspace.mjs").Package} pack
 */
async function types(tarball, pack) {
  const { name, publishConfig } = pack.manifest;
  // What is published may be less than what the packages of the workspace import.
  const exports = publishConfig?.exports ?? pack.manifest.exports;
  const subpaths = Object.keys(exports).filter((subpath) => subpath !== "./package.json");
  const isRequired = (/** @type {string} */ subpath) => Object.hasOwn(Object(exports[subpath]), "require");
  const packed = createPackageFromTarballData(new Uint8Array(readFileSync(tarball)));
  /** @param {readonly string[]} entrypoints @param {readonly string[]} ignored */
  const problemsOf = async (entrypoints, ignored) => {
    if (entrypoints.length === 0) return [];
    const analysis = await checkPackage(packed, { entrypoints: [...entrypoints] });
    if (!analysis.types) return ["has no types"];
    return analysis.problems
      .filter((each) => !withoutKinds[name]?.includes(each.kind))
      .filter((each) => !("resolutionKind" in each && ignored.includes(each.resolutionKind)))
      .map((each) => `its types do not resolve: ${JSON.stringify(each)}`);
  };
  return [
    ...(await problemsOf(subpaths.filter(isRequired), [])),
    ...(await problemsOf(
      subpaths.filter((each) => !isRequired(each)),
      forCommonJs,
    )),
  ];
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
