// Every package as it would be published: its files, its manifest, and whether its types resolve.
import { readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { checkPackage, createPackageFromTarballData, type Package } from "@arethetypeswrong/core";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { expect, inject, test } from "vitest";
import { type Manifest, packages } from "../repository/sources.js";

const folders = new Map(packages.map(({ name, folder }) => [name, folder]));

test.each(inject("packed").packages)("$manifest.name can be published", async ({ manifest: { name }, tarball }) => {
  const bytes = new Uint8Array(readFileSync(tarball));
  const packed = createPackageFromTarballData(bytes);
  const manifest = JSON.parse(packed.readFile(`/node_modules/${name}/package.json`)) as Manifest;
  const problems = [
    ...contents(packed.listFiles().map((file) => file.slice(`/node_modules/${name}/`.length))),
    ...home(folders.get(name) ?? "", manifest),
    ...(await linted(bytes)),
    ...(await types(packed, manifest)),
  ];
  expect(
    problems,
    "Correct its package.json: exports, publishConfig.exports, files, dependencies, repository.",
  ).toEqual([]);
});

test("every public package is packed", () => {
  const names = packages.filter((each) => each.private !== true).map(({ name }) => name);
  expect(
    inject("packed")
      .packages.map(({ manifest }) => manifest.name)
      .toSorted(),
  ).toEqual(names.toSorted());
});

function contents(files: readonly string[]): string[] {
  const missing = ["LICENSE", "README.md", "package.json"].filter((name) => !files.includes(name));
  if (!files.some((file) => file.startsWith("dist/"))) missing.push("dist");
  const stray = files.filter((file) => /^(?:src|test)\/|\.test(?:-d)?\./.test(file));
  return [...missing.map((name) => `holds no ${name}`), ...stray.map((file) => `holds ${file}`)];
}

const repository = "https://github.com/argot-schema/argot";

/** Problems of the fields of the manifest that contain the folder of the package. */
function home(directory: string, manifest: Manifest): string[] {
  const expected = {
    homepage: `${repository}/tree/main/${directory}#readme`,
    bugs: `${repository}/issues`,
    repository: { type: "git", url: `git+${repository}.git`, directory },
  };
  return Object.entries(expected)
    .filter(([name, value]) => !isDeepStrictEqual(Reflect.get(manifest, name), value))
    .map(([name, value]) => `"${name}" in package.json is not ${JSON.stringify(value)}`);
}

async function linted(tarball: Uint8Array<ArrayBuffer>): Promise<string[]> {
  const { messages, pkg } = await publint({ level: "warning", pack: { tarball: tarball.buffer } });
  return messages.map((message) => formatMessage(message, pkg) ?? message.code);
}

/** Kinds of problems that do not count for a package, by its name. */
const withoutKinds: Readonly<Record<string, readonly string[]>> = {
  // `require` returns the class, which has itself as `default`: as with Ajv, whose types do not say so either.
  "@argot/ajv": ["MissingExportEquals"],
};

/** The ways to resolve modules that entry points without files for CommonJS do not serve. */
const forCommonJs = ["node10", "node16-cjs"];

/** Whether types resolve. Entry points with files for CommonJS have types for all ways to resolve modules. */
async function types(packed: Package, { name, exports }: Manifest): Promise<string[]> {
  const subpaths = Object.keys(exports).filter((subpath) => subpath !== "./package.json");
  const isRequired = (subpath: string): boolean => Object.hasOwn(Object(exports[subpath]), "require");
  const problemsOf = async (entrypoints: string[], ignored: readonly string[]): Promise<string[]> => {
    if (entrypoints.length === 0) return [];
    const analysis = await checkPackage(packed, { entrypoints });
    if (!analysis.types) return ["has no types"];
    return analysis.problems
      .filter((each) => !withoutKinds[name]?.includes(each.kind))
      .filter((each) => !("resolutionKind" in each && ignored.includes(each.resolutionKind)))
      .map((each) => `its types do not resolve: ${JSON.stringify(each)}`);
  };
  const forModules = subpaths.filter((subpath) => !isRequired(subpath));
  return [...(await problemsOf(subpaths.filter(isRequired), [])), ...(await problemsOf(forModules, forCommonJs))];
}
