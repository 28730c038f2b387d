// Worker threads of Node.
export { type LineWorkersOptions, startLineWorkers, type StartedLineWorkers } from "./workers/line-workers.js";
export { createWorkerPool, type WorkerPool, type WorkerPoolOptions } from "./workers/worker-pool.js";
