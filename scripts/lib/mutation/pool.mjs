// Workers, and the runs that wait for one.
import { Worker } from "node:worker_threads";
import { root } from "../workspace.mjs";

/** @typedef {import("./worker.mjs").Outcome} Outcome */
/** @typedef {import("./worker.mjs").Run} Run */
/**
 * @typedef {Omit<Run, "tests"> & { tests: () => Run["tests"], timeout?: number }} WaitingRun `tests` is called when there is a
 *   worker. `timeout` is in milliseconds; default: none.
 */

/** Number of runs after which a worker is replaced, because tests leave data behind that slows it down. */
const runsPerWorker = 200;

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

  /** @param {WaitingRun} run @returns {Promise<Outcome>} */
  async run({ timeout, tests, ...run }) {
    if (this.#left === 0) await new Promise((resolve) => this.#waiting.push(() => resolve(undefined)));
    else this.#left--;
    const idle = this.#idle.pop() ?? { worker: this.#start(), runs: 0 };
    const { worker } = idle;
    /** @type {NodeJS.Timeout | undefined} */
    let timer;
    try {
      return await new Promise((resolve) => {
        const giveUp = (/** @type {string} */ why) => {
          idle.runs = Infinity;
          resolve({ failed: "all", why, ms: 0 });
        };
        worker
          .removeAllListeners()
          .on("message", resolve)
          .on("error", ({ message }) => giveUp(message))
          .on("exit", () => giveUp("exit"));
        if (timeout !== undefined) timer = setTimeout(() => giveUp("timeout"), timeout);
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window.
        worker.postMessage({ ...run, tests: tests() });
      });
    } finally {
      clearTimeout(timer);
      if (++idle.runs < runsPerWorker) this.#idle.push(idle);
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
