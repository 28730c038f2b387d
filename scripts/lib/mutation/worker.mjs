// Runs files of tests with a mutant switched on, as often as it is told to. The script is compiled once; each run evaluates
// it anew, since what keywords are is settled when their files are loaded.
import { createRequire } from "node:module";
import vm from "node:vm";
import { parentPort, workerData } from "node:worker_threads";
import { startTests } from "@vitest/runner";
import fc from "fast-check";

/**
 * @typedef {object} Run
 * @property {number} [mutant] its number; without one, places are counted
 * @property {readonly string[]} tests files, in the order in which they are to be run, up to the first that fails
 * @property {number} [most] how often the mutant may be come to, before it counts as one without end
 *
 * @typedef {object} Outcome
 * @property {string} [failed] the file of tests that failed
 * @property {string} [why]
 * @property {Uint32Array} [counts] how often each mutant's place was come to
 * @property {number} ms
 *
 * @typedef {(require: NodeJS.Require, exports: object, on: number | undefined, met: () => true, counts: Uint32Array) =>
 *   Record<string, () => Promise<void>>} Load evaluates the script; gives functions that load a file of tests, by its name
 */

/** @typedef {{ code: string, count: number, skipped: string }} Data the skipped are tests by their names, a regular expression */

const { code, count, skipped, root } = /** @type {Data & { root: string }} */ (workerData);
const leftOut = new RegExp(skipped);
const require = createRequire(import.meta.url);
// What is drawn at random is drawn alike in all runs.
fc.configureGlobal({ seed: 1 });

/** @type {(text: string) => Load} */
const compiled = (text) => {
  const importModuleDynamically = vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER;
  const script = new vm.Script(text, { filename: "tests.cjs", importModuleDynamically });
  return (...inputs) => script.runInThisContext()(...inputs);
};
const switching = compiled(code);
/** @type {Load | undefined} */
let counting;
const countingLoad = () =>
  (counting ??= compiled(code.replaceAll(/\$on === (\d+) && \$met\(\)/g, "($counts[$1]++, false)")));

/** @type {string | undefined} */
let failure;
process.on("unhandledRejection", (reason) => (failure ??= String(reason)));

const config = /** @type {import("@vitest/runner").VitestRunner["config"]} */ ({
  root,
  sequence: { hooks: "stack", setupFiles: "list" },
  setupFiles: [],
  tags: [],
  passWithNoTests: true,
  testTimeout: 60_000,
  hookTimeout: 60_000,
  maxConcurrency: 1,
  retry: 0,
});

/** What runs a file of tests as vitest would, up to the first failure. @type {(load: () => Promise<void>) => import("@vitest/runner").VitestRunner} */
const runner = (load) => ({
  config,
  pool: "mutation",
  importFile: load,
  onBeforeRunTask(task) {
    if (failure !== undefined || leftOut.test(`${task.suite?.name} ${task.name}`)) task.mode = "skip";
  },
  onAfterRunTask: noteFailure,
});

/** @param {import("@vitest/runner").Task | undefined} task */
function noteFailure(task) {
  if (task?.result?.state === "fail") failure ??= task.result.errors?.[0]?.message ?? "";
}

/** @param {Run} run @returns {Promise<Outcome>} */
async function outcomeOf({ mutant, tests, most = Infinity }) {
  const started = performance.now();
  const counts = new Uint32Array(count);
  let met = 0;
  const meet = () => {
    if (++met > most) throw new Error("without end");
    return /** @type {const} */ (true);
  };
  failure = undefined;
  /** @type {ReturnType<Load> | undefined} */
  let loads;
  for (const test of tests) {
    const load = async () => {
      loads ??= (mutant === undefined ? countingLoad() : switching)(require, {}, mutant, meet, counts);
      await loads[test]?.();
    };
    // oxlint-disable-next-line no-await-in-loop -- tests share the script.
    const [file] = await startTests([test], runner(load));
    noteFailure(file);
    if (failure !== undefined) return { failed: test, why: failure, ms: performance.now() - started };
  }
  return { ...(mutant === undefined && { counts }), ms: performance.now() - started };
}

parentPort?.on("message", async (run) => parentPort?.postMessage(await outcomeOf(run)));
