// A package depends on nothing that its sources do not import. What they may import is in .dependency-cruiser.mjs.
import { readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import { packages, root, sources } from "./sources.js";

/** What is imported by packages that the build makes part of the files, and is not part of them itself. */
const ofInlined: Readonly<Record<string, readonly string[]>> = { "@argot/cli": ["@humanwhocodes/momoa", "jiti"] };

const packageOf = (specifier: string): string => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? "";

test.each(packages)("$name imports what it depends on", (each) => {
  const { name, folder, dependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} } = each;
  const imported = new Set(ofInlined[name]);
  for (const file of sources(`${folder}/src`)) {
    const { importedFiles } = ts.preProcessFile(readFileSync(path.join(root, file), "utf8"));
    for (const { fileName } of importedFiles) imported.add(packageOf(fileName));
  }
  // An optional peer states the versions that work. A package that takes one of several frameworks need not import it.
  const declared = Object.keys({ ...dependencies, ...peerDependencies });
  const required = declared.filter((dependency) => peerDependenciesMeta[dependency]?.optional !== true);
  expect(
    required.filter((dependency) => !imported.has(dependency)),
    `src does not import them: remove them from package.json, or move them to devDependencies`,
  ).toEqual([]);
});

test("the core has the same entry points for Deno", () => {
  const { folder, exports } = packages.find(({ name }) => name === "@argot/core") as (typeof packages)[number];
  const config = JSON.parse(readFileSync(path.join(root, folder, "deno.json"), "utf8")) as { readonly exports: object };
  const ofNode = Object.entries(exports).flatMap(([entry, target]) =>
    typeof target === "object" && target !== null ? [[entry, (target as Record<string, string>)["@argot/source"]]] : [],
  );
  expect(config.exports).toEqual(Object.fromEntries(ofNode));
});
