// Worker threads of Node.
export { type LineWorkersOptions, startLineWorkers, type StartedLineWorkers } from "./workers/line-workers.js";
