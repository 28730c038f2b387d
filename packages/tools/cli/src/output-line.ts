import type { OutputFormat, Outputs } from "argot";
import type { Origin } from "./read-data.js";
import { toJson } from "./to-json.js";

/** An output of the specification on a line, in pieces, with where the value comes from: its schema allows more members. */
export function* outputLine({ data, line }: Origin, output: Outputs[OutputFormat]): Generator<string> {
  yield* toJson({ data, ...(line !== undefined && { line }), ...output });
  yield "\n";
}
