import { createRequire } from "node:module";
import { availableParallelism } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { ownProperties, refuseUnknownOptions, requireArgument } from "@argot/core";
import type { Batch } from "../lines/batches.js";
import type { BatchPool } from "../lines/in-order.js";
import type { LineResult } from "../routes/line-result.js";
import type { LineWorkers } from "../routes/validate-lines.js";
import { requireCount } from "../texts/text-options.js";
import type { LinesTask } from "./lines.worker.js";
import { loadValidator } from "./load-validator.js";
import { type PackedResults, unpackResults } from "./packed-results.js";
import { createWorkerPool } from "./worker-pool.js";

/** Options for {@link startLineWorkers}. */
export interface LineWorkersOptions {
  /** The name of the function of the module. Default: `"default"`, which a module with one schema has. */
  readonly name?: string;
  /** Number of threads, including this one, which validates as well. Default: one for each core. */
  readonly threads?: number;
}

/** Worker threads for `validateLines`, `routeLines` and `createLineStream`. */
export interface StartedLineWorkers extends LineWorkers, AsyncDisposable {
  /** Ends the threads. */
  readonly end: () => Promise<void>;
}

/**
 * Starts worker threads that validate lines with a module made ahead by `compileModule` or `argot compile`, with `errors`. Each
 * thread loads the module once, and compiles nothing.
 *
 * @param module - The file of the module, as a URL.
 * @throws DefinitionError if the module cannot be loaded or has no such function, or an option is not known.
 */
export async function startLineWorkers(
  module: URL | string,
  options: LineWorkersOptions = {},
): Promise<StartedLineWorkers> {
  refuseUnknownOptions("startLineWorkers", options, ["name", "threads"]);
  const isModule = typeof module === "string" || module instanceof URL;
  requireArgument(isModule, "startLineWorkers", "the file of a module, as a URL or a path", module);
  const { name = "default", threads = availableParallelism() } = ownProperties(options);
  requireCount("startLineWorkers", "threads", threads, 1024);
  const url = module instanceof URL || /^[a-z]{2,}:/i.test(module) ? String(module) : pathToFileURL(module).href;
  const validator = await loadValidator(url, name);
  // This thread validates as well.
  const workers = threads === 1 ? undefined : createWorkerPool({ file: workerFile(), threads: threads - 1 });
  let streams = 0;
  const end = async (): Promise<void> => workers?.end();
  return {
    validator,
    pool(textOptions) {
      const stream = (streams += 1);
      const taskOf = (batch: Batch): LinesTask => ({ stream, module: url, name, options: textOptions, batch });
      return workers && withResults(workers.batches<PackedResults>(taskOf));
    },
    end,
    [Symbol.asyncDispose]: end,
  };
}

/** Worker threads with unpacked results. */
const withResults = (workers: BatchPool<PackedResults>): BatchPool<readonly LineResult[]> => ({
  capacity: workers.capacity,
  get hasRoom() {
    return workers.hasRoom;
  },
  async run(batch) {
    const packed = await workers.run(batch);
    return packed && unpackResults(batch, packed);
  },
});

/** The program of the threads, which the build makes. */
const workerFile = (): string =>
  path.join(path.dirname(createRequire(import.meta.url).resolve("@argot/stream/package.json")), "dist/lines.worker.js");
