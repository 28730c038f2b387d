// The parts for programs that make results of another form, such as the command line.
export { type Batch, batchesOf, type LongLine } from "./lines/batches.js";
export { type BatchPool, type BatchWork, inOrder } from "./lines/in-order.js";
export { hasDuplicateNames, JsonScanner } from "./texts/json-scanner.js";
