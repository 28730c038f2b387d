// Mutation testing: changes the sources of a package, one place at a time, and checks whether a test fails.
//   npm run mutation -- --package validation
//   npm run mutation -- --package core --files json/,loop/frame.ts
//   npm run mutation -- --help
//   npm run mutation -- --package validation --write       writes the survivors to reports/mutation.md
// All mutants are in one script, switched off (lib/mutation/bundle.mjs). It is compiled once; a run evaluates it with one of
// them switched on, and only the tests that reach it, up to the first that fails (lib/mutation/worker.mjs).
import path from "node:path";
import { parseArgs } from "node:util";
import { bundle } from "./lib/mutation/bundle.mjs";
import { Figures } from "./lib/mutation/figures.mjs";
import { Pool } from "./lib/mutation/pool.mjs";
import { writeSection } from "./lib/mutation/report.mjs";
import { Selection } from "./lib/mutation/selection.mjs";
import { skippedFor, testsFor } from "./lib/mutation/tests.mjs";
import { packages, shown, sources } from "./lib/workspace.mjs";

const { values } = parseArgs({
  options: {
    package: { type: "string", default: "core" },
    files: { type: "string", default: "" },
    every: { type: "string", default: "1" },
    seed: { type: "string", default: "0" },
    minutes: { type: "string", default: "Infinity" },
    mutants: { type: "string", default: "" },
    tests: { type: "string" },
    slow: { type: "boolean", default: false },
    workers: { type: "string", default: "2" },
    verbose: { type: "boolean", default: false },
    write: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});

if (values.help) {
  console.log(`npm run mutation -- [options]

  --package NAME  the name of the folder of a package (core)
  --files A,B     only these folders or files: beginnings of paths below src/, such as json/,loop/frame.ts
  --every N       try every Nth mutant, if all would take too long
  --seed S        the first of them
  --minutes N     the time after which no further mutant is tried
  --mutants 1,2   try only these, by the numbers that are printed for survivors, with the same --files
  --tests N       the maximum number of tests for a mutant (500; all with --slow)
  --slow          run slow test files as well, and all tests that reach a mutant
  --workers N     the number of mutants that are tried at the same time (2)
  --verbose       print why each mutant is killed
  --write         write the survivors to reports/mutation.md; with --files, the rows of other files stay`);
  process.exit();
}

const tested = packages().find((each) => each.folder === values.package);
if (!tested) {
  const names = packages().map((each) => each.folder);
  console.error(`--package ${values.package}: there are ${names.join(", ")}`);
  process.exit(2);
}

const src = path.join(tested.dir, "src");
const home = `packages/${tested.place}/`;
const beginnings = values.files.split(",").map((each) => path.join(src, each.trim()));
const files = sources(src).filter((file) => beginnings.some((each) => file.startsWith(each)));
const tests = testsFor(tested, values.slow);
const { code, mutants } = await bundle(tests, files);
const skipped = skippedFor(values.package);
const pool = new Pool(Number(values.workers), { code, count: mutants.length, skipped });

/** Runs a test file without a mutant, to find the mutants that it reaches. @param {string} test */
async function measured(test) {
  const file = shown(test);
  const { failed, why, counted, ms } = await pool.run({ tests: () => [{ file }] });
  if (failed !== undefined || counted === undefined) {
    // Mutants that only this file would find survive.
    console.error(`left out, since it fails without a mutant: ${file}: ${why}`);
    return [];
  }
  return { file, own: file.startsWith(home), ...counted, ms };
}
const measuredTests = (await Promise.all(tests.map(measured))).flat();
const selection = new Selection(measuredTests, Number(values.tests ?? (values.slow ? Infinity : 500)));
console.log(`${measuredTests.length} files of tests pass; ${mutants.length} mutants in ${files.length} files`);

const only = values.mutants.split(",").filter(Boolean).map(Number);
const every = Number(values.every);
const seed = Number(values.seed) % every;
// In a random order, so that the mutants that are tried before the time is over are a sample of all.
const place = (/** @type {{ number: number }} */ { number }) => (number * 2_654_435_761) % 2 ** 32;
const chosen = mutants
  .map((mutant, number) => ({ number, ...mutant }))
  .filter(({ number }) => (only.length > 0 ? only.includes(number) : number % every === seed))
  .toSorted((one, other) => place(one) - place(other));
const end = performance.now() + 60_000 * Number(values.minutes);

/** @type {import("./lib/mutation/report.mjs").Survivor[]} */
const survivors = [];
const figures = new Figures(src);
await Promise.all(
  chosen.map(async ({ number, file, line, kind, was, replacement }) => {
    const { reached, limit, ms } = selection.about(number);
    let late = false;
    const testsInTime = () => {
      late = performance.now() > end;
      return late ? [] : selection.testsOf(number, file);
    };
    const run = (/** @type {() => import("./lib/mutation/worker.mjs").Run["tests"]} */ which) =>
      pool.run({ mutant: number, tests: which, limit, timeout: 20_000 + 10 * ms });
    let { failed, why } = await run(testsInTime);
    if (failed === undefined && !late) ({ failed, why } = await run(() => selection.wholeFilesOf(number)));
    if (late) return;
    figures.count(file, failed !== undefined);
    const changed = `${was.replaceAll(/\s+/g, " ").slice(0, 100)} -> ${replacement.slice(0, 100)}`;
    const what = `${number} ${shown(file)}:${line} ${kind}: ${changed}`;
    if (failed === undefined) {
      survivors.push({ number, file: path.relative(src, file), was, replacement, reached });
      console.log(`survives${reached ? "" : ", no test reaches it"}: ${what}`);
      return;
    }
    selection.killed(failed, file);
    if (values.verbose) console.log(`killed by ${failed}: ${what}: ${why?.split("\n")[0]}`);
  }),
);

const summary = figures.summary(mutants);
console.log(`\n${values.package}: ${summary}`);
if (values.write) {
  const narrowed = values.files === "" ? undefined : files.map((file) => path.relative(src, file));
  writeSection(values.package, summary, survivors, narrowed);
}
process.exit();
