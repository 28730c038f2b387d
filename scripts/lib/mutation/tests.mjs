// The test files that may be run for the mutants of a package.
import path from "node:path";
import { existsSync, readdirSync } from "node:fs";
import { packages, root } from "../workspace.mjs";

/** Beginnings of paths below packages/: further tests of a package, since the engine is tested where it is used. @type {Record<string, readonly string[]>} */
const elsewhere = {
  core: [
    "vocabularies/applicator/",
    "vocabularies/core-vocabulary/",
    "vocabularies/draft4-dependencies/",
    "vocabularies/draft7-conditionals/",
    "vocabularies/2019-09-unevaluated/",
    "vocabularies/metadata/",
    "vocabularies/more-keywords/",
    "vocabularies/validation/",
    "tools/messages/test/de/",
    "argot/",
  ],
  content: ["argot/test/content"],
  "core-vocabulary": ["argot/test/draft-03"],
  "more-keywords": ["argot/test/error-message"],
};

/** Test files that use parts of vitest which the runner of mutants does not have, or the build. */
const documents = /\/(bundle|documents|content-assertion)\.test\.ts$/;
/** Test files that take minutes for each surviving mutant. */
const slowOnes =
  /\.heavy\.test\.ts$|\/(agreement|closures|content|invariants|module|outputs|suite|third-party\/.*)\.test\.ts$/;

/** Tests that measure time, which differs with mutants in the script and with other runs at the same time. */
const timed = "takes? (no more than linear )?time";
/** Tests of further tiers, which find no more mutants of a package than the others. @type {Record<string, string>} */
const sameAgain = { core: String.raw`\((compiled,? .*|closures.*)\)` };

/** A regular expression for the names of tests to leave out. @param {string} folder */
export const skippedFor = (folder) => [timed, sameAgain[folder] ?? timed].join("|");

/** The absolute paths of the test files. @param {import("../workspace.mjs").Package} tested @param {boolean} slow */
export function testsFor({ folder, place }, slow) {
  const wanted = [`${place}/`, ...(elsewhere[folder] ?? [])].map((each) => path.join(root, "packages", each));
  return packages()
    .flatMap(({ dir }) => ["src", "test"].map((each) => path.join(dir, each)))
    .filter((dir) => existsSync(dir))
    .flatMap((dir) => readdirSync(dir, { recursive: true, encoding: "utf8" }).map((file) => path.join(dir, file)))
    .filter((file) => file.endsWith(".test.ts") && wanted.some((each) => file.startsWith(each)))
    .filter((file) => !documents.test(file) && (slow || !slowOnes.test(file)))
    .toSorted();
}
