// Runs test files with a mutant switched on, once for each message. The script is compiled once. Each run evaluates it again, since
// keywords are defined when their files are loaded.
import { createRequire } from "node:module";
import vm from "node:vm";
import { parentPort, workerData } from "node:worker_threads";
import { startTests } from "@vitest/runner";
import { configureGlobal } from "fast-check";

/**
 * @typedef {number[]} Bits a set of the tests of a file, by index: integers with 32 bits each
 *
 * @typedef {object} Run
 * @property {number} [mutant] its number; without one, the run counts how often each mutant is reached
 * @property {readonly { file: string, which?: Bits | undefined }[]} tests in the order in which they run, up to the first that
 *   fails; `which` defaults to all tests of the file
 * @property {number} [limit] how often the mutant may be reached, before it counts as endless
 *
 * @typedef {object} Counted
 * @property {Uint32Array} times how often each mutant was reached
 * @property {(Bits | undefined)[]} by the tests that reached it; `undefined` if it was reached while a file was loaded
 *
 * @typedef {object} Outcome
 * @property {string} [failed] the file of tests that failed
 * @property {string} [why]
 * @property {Counted} [counted]
 * @property {number} ms
 *
 * @typedef {(require: NodeJS.Require, exports: object, on: number | undefined, met: () => true, counts: Uint32Array) =>
 *   Record<string, () => Promise<void>>} Load evaluates the script; returns functions that load a test file, by its name
 *
 * @typedef {{ code: string, count: number, skipped: string }} Data `skipped` is a regular expression for the names of tests to leave out
 */

const { code, count, skipped, root } = /** @type {Data & { root: string }} */ (workerData);
const leftOut = new RegExp(skipped);
const require = createRequire(import.meta.url);
// Random values are the same in all runs, and fewer than in usual test runs.
configureGlobal({ seed: 1, numRuns: 20 });

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
  // The bundler writes 2000 as 2e3.
  (counting ??= compiled(code.replaceAll(/\$on === ([\de]+) && \$met\(\)/g, "($counts[$1]++, false)")));

/** @type {string | undefined} */
let failure;
process.on("unhandledRejection", (reason) => (failure ??= String(reason)));

/** The part of the configuration of vitest that the runner reads. */
const config = /** @type {import("@vitest/runner").VitestRunner["config"]} */ (
  /** @type {unknown} */ ({
    root,
    sequence: { hooks: "stack", setupFiles: "list" },
    setupFiles: [],
    tags: [],
    passWithNoTests: true,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxConcurrency: 1,
    retry: 0,
  })
);

/** Runs a test file as vitest does, up to the first failure. */
class Runner {
  config = config;
  pool = "mutation";
  #load;
  #which;
  #done;
  #place = 0;

  /** @param {() => Promise<void>} load @param {Bits | undefined} which @param {(place: number | undefined) => void} done */
  constructor(load, which, done) {
    this.#load = load;
    this.#which = which;
    this.#done = done;
  }

  async importFile() {
    await this.#load();
  }

  onBeforeRunFiles() {
    this.#done(undefined);
  }

  /** @param {import("@vitest/runner").Test} test */
  onBeforeRunTask(test) {
    const place = this.#place++;
    const wanted = this.#which === undefined || ((this.#which[place >> 5] ?? 0) >> (place & 31)) & 1;
    if (failure !== undefined || !wanted || leftOut.test(`${test.suite?.name} ${test.name}`)) test.mode = "skip";
  }

  /** @param {import("@vitest/runner").Test} test */
  onAfterRunTask(test) {
    noteFailure(test);
    this.#done(this.#place - 1);
  }
}

/** @param {import("@vitest/runner").Task | undefined} task */
function noteFailure(task) {
  if (task?.result?.state === "fail") failure ??= task.result.errors?.[0]?.message ?? "";
}

/** @param {Run} run @returns {Promise<Outcome>} */
async function outcomeOf({ mutant, tests, limit = Infinity }) {
  const started = performance.now();
  /** Counts since the last test. */
  const counts = new Uint32Array(count);
  /** @type {Counted} */
  const counted = { times: new Uint32Array(count), by: Array.from({ length: count }, () => []) };
  const done = (/** @type {number | undefined} */ place) => {
    if (mutant !== undefined) return;
    for (const [i, times] of counts.entries()) {
      if (times === 0) continue;
      counted.times[i] = (counted.times[i] ?? 0) + times;
      const bits = counted.by[i];
      if (place === undefined) counted.by[i] = undefined;
      else if (bits) bits[place >> 5] = (bits[place >> 5] ?? 0) | (1 << (place & 31));
    }
    counts.fill(0);
  };
  let met = 0;
  const meet = () => {
    // No test expects this message.
    if (++met > limit) throw new Error("the mutant was reached too often");
    return /** @type {const} */ (true);
  };
  failure = undefined;
  /** @type {ReturnType<Load> | undefined} */
  let loads;
  for (const { file, which } of tests) {
    const load = async () => {
      loads ??= (mutant === undefined ? countingLoad() : switching)(require, {}, mutant, meet, counts);
      await loads[file]?.();
    };
    // oxlint-disable-next-line no-await-in-loop -- tests share the script.
    const [ran] = await startTests([file], new Runner(load, which, done));
    noteFailure(ran);
    if (failure !== undefined) return { failed: file, why: failure, ms: performance.now() - started };
  }
  return { ...(mutant === undefined && { counted }), ms: performance.now() - started };
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port of a worker, not a window.
parentPort?.on("message", async (run) => parentPort?.postMessage(await outcomeOf(run)));
