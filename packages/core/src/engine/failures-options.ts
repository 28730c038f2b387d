import { refuseUnknownOptions } from "../errors/check-arguments.js";
import type { SearchEnd } from "../plan/backend.js";
import { isFirst } from "./validate-options.js";

/** Options of `failures`. */
export interface FailuresOptions {
  /**
   * Of the parts of a value that fail a rule about each part: all of them, or the first, for programs that report no other. The others
   * may be left out then, so that a large value in which everything is wrong takes no more time and memory than one error. Default: `"all"`.
   */
  readonly parts?: "all" | "first";
}

const knownOptions: readonly (keyof FailuresOptions)[] = ["parts"];
const firstPart: SearchEnd = { maxReports: Infinity, firstPart: true };

/**
 * When the search for failures may end; `undefined` if it finds all.
 *
 * @throws DefinitionError if an option is not known, or has a value that it cannot have.
 */
export function endOfFailures(options: FailuresOptions | undefined): SearchEnd | undefined {
  if (options === undefined) return undefined;
  refuseUnknownOptions("failures", options, knownOptions);
  return Object.hasOwn(options, "parts") && isFirst("parts", options.parts) ? firstPart : undefined;
}
