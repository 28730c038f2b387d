// Mutation testing: changes the sources of a package, a place at a time, and asks whether a test notices.
//   npm run mutation -- --package validation
//   npm run mutation -- --package core --every 5 --seed 2 --files loop,json/equal.ts
//   npm run mutation -- --package validation --write       writes the survivors into docs/mutation.md
// All mutants are in one script, switched off (lib/mutation/bundle.mjs). It is compiled once; a run evaluates it with one of
// them switched on, and only the tests that come to its place, up to the first that fails (worker.mjs).
import path from "node:path";
import { parseArgs } from "node:util";
import { bundle, testsOf } from "./lib/mutation/bundle.mjs";
import { Pool } from "./lib/mutation/pool.mjs";
import { writeSection } from "./lib/mutation/report.mjs";
import { packages, shown, sources } from "./lib/workspace.mjs";

const { values } = parseArgs({
  options: {
    package: { type: "string", default: "core" },
    // Beginnings of paths below src/, with commas between; all when not said.
    files: { type: "string", default: "" },
    // Every so manyeth mutant, where all take too long, and with which to begin.
    every: { type: "string", default: "1" },
    seed: { type: "string", default: "0" },
    workers: { type: "string", default: "2" },
    // Why each mutant dies.
    verbose: { type: "boolean", default: false },
    // Only these, by the numbers that are told of those that survive.
    mutants: { type: "string", default: "" },
    // How many tests are asked at most about a mutant.
    tests: { type: "string", default: "500" },
    // Also the files of tests that take long.
    slow: { type: "boolean", default: false },
    write: { type: "boolean", default: false },
  },
});

const all = packages();
const tested = all.find((each) => each.folder === values.package);
if (!tested) {
  console.error(`--package ${values.package}: there are ${all.map((each) => each.folder).join(", ")}`);
  process.exit(2);
}

/** Beginnings of paths below packages/: what the engine means is tested where it is used. @type {Record<string, readonly string[]>} */
const elsewhere = {
  core: [
    "validation/",
    "applicator/",
    "core-vocabulary/",
    "metadata/",
    "2019-09-unevaluated/",
    "draft4-dependencies/",
    "draft7-conditionals/",
    "error-message/",
    "property-dependencies/",
    "argot/",
  ],
  content: ["argot/test/content"],
  "core-vocabulary": ["argot/test/draft-03"],
  "error-message": ["argot/test/error-message"],
};
/** The first asks for what vitest alone has. The others take minutes for each mutant that survives. */
const leftOut = new RegExp(
  String.raw`/(documents|${values.slow ? "" : "agreement|assembled|content|large-.*|laws|module|outputs|suite|third-party/.*"})\.test\.ts$`,
);
/** What notices no more than its neighbour: other ways through the compiler. @type {Record<string, string>} */
const skipped = { core: String.raw`\((compiled,? .*|assembled.*)\)` };
/** They measure time, which is another with mutants in the script and with other runs beside this one. */
const timed = "takes? (no more than linear )?time";
const folder = path.dirname(tested.dir);
const beginnings = [`${values.package}/`, ...(elsewhere[values.package] ?? [])].map((each) => path.join(folder, each));
const tests = all
  .flatMap(({ dir }) => testsOf(dir))
  .filter((file) => beginnings.some((each) => file.startsWith(each)) && !leftOut.test(file));

const src = path.join(tested.dir, "src");
const wanted = values.files.split(",").map((each) => path.join(src, each.trim()));
const files = sources(src).filter((file) => wanted.some((each) => file.startsWith(each)));
const { code, mutants } = await bundle(tests, files);
const pool = new Pool(Number(values.workers), {
  code,
  count: mutants.length,
  skipped: [timed, skipped[values.package] ?? timed].join("|"),
});

/** What each file of tests comes to. */
const measured = await Promise.all(
  tests.map(async (path_) => {
    const file = shown(path_);
    const { failed, why, counted, ms } = await pool.run({ tests: () => [{ file }] });
    if (failed !== undefined || counted === undefined) {
      console.error(`${file} fails without a mutant: ${why}`);
      process.exit(1);
    }
    return { file, own: path_.startsWith(tested.dir + path.sep), ...counted, ms };
  }),
);
console.log(`${tests.length} files of tests pass; ${mutants.length} mutants in ${files.length} files`);

/** How many mutants of a file each file of tests has killed: it is asked first about the next one. @type {Map<string, number>} */
const kills = new Map();
const killsOf = (/** @type {string} */ test, /** @type {string} */ file) => kills.get(`${test} ${file}`) ?? 0;

/** How many tests of a file are asked; where it comes to a mutant while it is loaded that is all of them, and counts as ten. */
const numberOf = (/** @type {import("./lib/mutation/worker.mjs").Bits | undefined} */ which) =>
  which?.reduce((sum, bits) => sum + (bits >>> 0).toString(2).replaceAll("0", "").length, 0) ?? 10;

/** The first files, up to a number of tests. @param {number} most @param {readonly { file: string, which: number[] | undefined, many: number }[]} files */
function upTo(most, files) {
  let left = most;
  return files.flatMap(({ file, which, many }) => {
    if (left <= 0) return [];
    left -= many;
    return [{ file, which }];
  });
}

const only = values.mutants.split(",").filter(Boolean);
const [every, seed] = [Number(values.every), Number(values.seed)];
let tried = 0;
/** @type {import("./lib/mutation/report.mjs").Survivor[]} */
const survivors = [];
await Promise.all(
  mutants.map(async ({ file, line, kind, was, replacement }, mutant) => {
    if (only.length > 0 ? !only.includes(String(mutant)) : mutant % every !== seed % every) return;
    tried++;
    const noticing = measured.filter(({ times }) => times[mutant]);
    const asked = noticing.map((each) => ({ ...each, which: each.by[mutant], many: numberOf(each.by[mutant]) }));
    // What has killed most in this file; then what is the package's own; then what comes to few places of it on purpose.
    const best = () =>
      asked.toSorted(
        (one, other) =>
          killsOf(other.file, file) - killsOf(one.file, file) ||
          Number(other.own) - Number(one.own) ||
          one.many - other.many,
      );
    const sum = (/** @type {readonly number[]} */ numbers) => numbers.reduce((one, other) => one + other, 0);
    const { failed, why } = await pool.run({
      mutant,
      tests: () => upTo(Number(values.tests), best()),
      // Loops that a mutant keeps from ending come to it again and again.
      most: 1000 + 100 * sum(noticing.map(({ times }) => times[mutant] ?? 0)),
      patience: 20_000 + 10 * sum(noticing.map(({ ms }) => ms)),
    });
    const what = `${mutant} ${shown(file)}:${line} ${kind}: ${was.replaceAll(/\s+/g, " ").slice(0, 100)} -> ${replacement.slice(0, 100)}`;
    if (failed === undefined) {
      survivors.push({
        number: mutant,
        file: path.relative(src, file),
        was,
        replacement,
        reached: noticing.length > 0,
      });
      console.log(`survives${noticing.length > 0 ? "" : ", no test comes to it"}: ${what}`);
      return;
    }
    kills.set(`${failed} ${file}`, killsOf(failed, file) + 1);
    if (values.verbose) console.log(`killed by ${failed}: ${what}: ${why?.split("\n")[0]}`);
  }),
);
const killed = tried - survivors.length;
const score = ((100 * killed) / Math.max(1, tried)).toFixed(1);
console.log(
  `\n${values.package}: ${tried} of ${mutants.length} mutants tried, ${killed} killed, ${survivors.length} survive: ${score} %`,
);
if (values.write)
  writeSection(values.package, `${tried} of ${mutants.length} mutants tried, ${killed} killed: ${score} %`, survivors);
process.exit();
