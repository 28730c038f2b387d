// Workers, and the runs that wait for one.
import { Worker } from "node:worker_threads";
import { root } from "../workspace.mjs";

/** @typedef {import("./worker.mjs").Outcome} Outcome */
/** @typedef {import("./worker.mjs").Run} Run */
/**
 * @typedef {Omit<Run, "tests"> & { tests: () => Run["tests"], patience?: number }} PatientRun which tests is asked when there
 *   is a worker; patience is in milliseconds, without end when not said
 */

/** After so many runs a worker is replaced: what tests leave behind slows it down. */
const runsOfAWorker = 200;

export class Pool {
  #data;
  /** @type {(() => void)[]} */
  #waiting = [];
  /** @type {{ worker: Worker, runs: number }[]} */
  #idle = [];
  #left;

  /** @param {number} size @param {import("./worker.mjs").Data} script */
  constructor(size, script) {
    this.#left = size;
    this.#data = { ...script, root };
  }

  /** @param {PatientRun} run @returns {Promise<Outcome>} */
  async run({ patience, tests, ...run }) {
    if (this.#left === 0) await new Promise((resolve) => this.#waiting.push(() => resolve(undefined)));
    else this.#left--;
    const idle = this.#idle.pop() ?? { worker: this.#start(), runs: 0 };
    const { worker } = idle;
    /** @type {NodeJS.Timeout | undefined} */
    let timer;
    try {
      return await new Promise((resolve) => {
        const given = (/** @type {string} */ why) => {
          idle.runs = Infinity;
          resolve({ failed: "all", why, ms: 0 });
        };
        worker
          .removeAllListeners()
          .on("message", resolve)
          .on("error", ({ message }) => given(message))
          .on("exit", () => given("exit"));
        if (patience !== undefined) timer = setTimeout(() => given("without end"), patience);
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window.
        worker.postMessage({ ...run, tests: tests() });
      });
    } finally {
      clearTimeout(timer);
      if (++idle.runs < runsOfAWorker) this.#idle.push(idle);
      else
        void worker
          .removeAllListeners()
          .on("error", () => {})
          .terminate();
      const next = this.#waiting.shift();
      if (next) next();
      else this.#left++;
    }
  }

  #start() {
    return new Worker(new URL("worker.mjs", import.meta.url), {
      workerData: this.#data,
      resourceLimits: { maxOldGenerationSizeMb: 1200 },
      stdout: true,
      stderr: true,
    });
  }
}
