// Which tests are asked about the mutants of a package.
import path from "node:path";
import { existsSync, readdirSync } from "node:fs";
import { packages, root } from "../workspace.mjs";

/** Beginnings of paths below packages/: what the engine means is tested where it is used. @type {Record<string, readonly string[]>} */
const elsewhere = {
  core: [
    "vocabularies/applicator/",
    "vocabularies/core-vocabulary/",
    "vocabularies/draft4-dependencies/",
    "vocabularies/draft7-conditionals/",
    "vocabularies/2019-09-unevaluated/",
    "vocabularies/error-message/",
    "vocabularies/metadata/",
    "vocabularies/property-dependencies/",
    "vocabularies/validation/",
    "tools/messages-de/",
    "argot/",
  ],
  content: ["argot/test/content"],
  "core-vocabulary": ["argot/test/draft-03"],
  "error-message": ["argot/test/error-message"],
};

/** They use parts of vitest that the runner of mutants does not have, or what is built. */
const documents = /\/(bundle|documents|content-assertion)\.test\.ts$/;
/** They take minutes for each mutant that survives. */
const slowOnes =
  /\.heavy\.test\.ts$|\/(agreement|closures|content|invariants|module|outputs|suite|third-party\/.*)\.test\.ts$/;

/** They measure time, which differs with mutants in the script and with other runs beside this one. */
const timed = "takes? (no more than linear )?time";
/** Ways through the compiler, which notice no more of a package than their neighbours. @type {Record<string, string>} */
const sameAgain = { core: String.raw`\((compiled,? .*|closures.*)\)` };

/** The tests to leave out, by their names: a regular expression. @param {string} folder */
export const skippedFor = (folder) => [timed, sameAgain[folder] ?? timed].join("|");

/** The files of tests, absolute. @param {import("../workspace.mjs").Package} tested @param {boolean} slow */
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
