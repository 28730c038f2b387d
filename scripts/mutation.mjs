// Mutation testing: changes the sources of a package, a place at a time, and asks whether a test notices.
//   npm run mutation -- --package core --files json/equal.ts,json/unique.ts
// Sources are changed where they stand, since packages find one another there, and put back. Nothing else may run meanwhile.
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { createVitest } from "vitest/node";
import { mutantsOf } from "./lib/mutants.mjs";
import { packages, root, shown, sources } from "./lib/workspace.mjs";

const { values } = parseArgs({
  options: {
    package: { type: "string", default: "core" },
    // Beginnings of paths below src/, with commas between; all when not said.
    files: { type: "string", default: "" },
    // Every so manyeth mutant: a sample, where all take too long.
    every: { type: "string", default: "1" },
  },
});

const folder = values.package;
const tested = packages().find((each) => each.folder === folder);
if (!tested) {
  console.error(
    `--package ${folder}: there are ${packages()
      .map((each) => each.folder)
      .join(", ")}`,
  );
  process.exit(2);
}

/** What the engine means is tested where it is used: by the tables of keywords. @type {Record<string, readonly string[]>} */
const elsewhere = {
  core: ["validation", "applicator", "2019-09-unevaluated", "core-vocabulary", "draft7-conditionals"],
};
const projects = [folder, ...(elsewhere[folder] ?? [])];

const vitest = await createVitest("test", {
  watch: false,
  root,
  project: projects.map((each) => `@argot/${each}`),
  bail: 1,
  reporters: [{}],
  testTimeout: 20_000,
});
// Tests of types would start a compiler for each mutant, and a mutant has the types of its original.
const all = (await vitest.globTestSpecifications()).filter(({ pool }) => pool !== "typescript");
// The tests of the package first: most mutants get no further.
const own = all.filter(({ project }) => project.name === `@argot/${folder}`);
const stages = [own, all.filter((each) => !own.includes(each))].filter((stage) => stage.length > 0);

/** Whether all tests pass, with a file as it stands now. @param {string} [changed] */
async function passes(changed) {
  if (changed !== undefined) vitest.invalidateFile(changed);
  for (const stage of stages) {
    // oxlint-disable-next-line no-await-in-loop -- the next stage is for what passes this one.
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(stage);
    if (unhandledErrors.length > 0 || !testModules.every((each) => each.ok())) return false;
  }
  return true;
}

const started = performance.now();
if (!(await passes())) {
  console.error("the tests fail without a mutant");
  process.exit(1);
}
/** So long may a run take: a mutant may never end. */
const patience = 60_000 + 3 * (performance.now() - started);
console.log(`${all.length} files of tests pass in ${Math.round(performance.now() - started)} ms`);

const beginnings = values.files.split(",").map((each) => path.join(tested.dir, "src", each.trim()));
const files = sources(path.join(tested.dir, "src")).filter(
  (file) => !/\.test(-d)?\.ts$/.test(file) && beginnings.some((each) => file.startsWith(each)),
);
let killed = 0;
let survived = 0;
let count = 0;
for (const file of files) {
  const text = readFileSync(file, "utf8");
  let tried = 0;
  let alive = 0;
  const restore = () => writeFileSync(file, text);
  process.once("exit", restore);
  for (const { start, end, replacement, line, kind } of mutantsOf(text)) {
    if (count++ % Number(values.every) !== 0) continue;
    tried++;
    writeFileSync(file, text.slice(0, start) + replacement + text.slice(end));
    /** @type {NodeJS.Timeout | undefined} */
    let timer;
    // One after another: they change the same file.
    // oxlint-disable-next-line no-await-in-loop
    const lives = await Promise.race([
      passes(file).catch(() => false),
      new Promise((resolve) => {
        timer = setTimeout(() => resolve("endless"), patience);
      }),
    ]);
    clearTimeout(timer);
    if (lives === "endless") {
      console.log(
        `${shown(file)}:${line} ${kind}: no end within ${Math.round(patience)} ms; the rest of the file is left out`,
      );
      tried--;
      break;
    }
    if (!lives) continue;
    alive++;
    const was = text.slice(start, end).replaceAll(/\s+/g, " ").slice(0, 60);
    console.log(`${shown(file)}:${line} survives, ${kind}: ${was} -> ${replacement.slice(0, 60)}`);
  }
  restore();
  process.removeListener("exit", restore);
  vitest.invalidateFile(file);
  killed += tried - alive;
  survived += alive;
  console.log(`${shown(file)}: ${tried - alive} of ${tried} killed`);
}
const score = ((100 * killed) / Math.max(1, killed + survived)).toFixed(1);
console.log(`\n${folder}: ${killed + survived} mutants, ${killed} killed, ${survived} survive: ${score} %`);
await vitest.close();
process.exit();
