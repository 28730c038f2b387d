import { refuseUnknownOptions } from "../errors/check-arguments.js";
import { DefinitionError } from "../errors/definition-error.js";
import type { SearchEnd } from "../loop/trace.js";

/** Options of `failures`. */
export interface FailuresOptions {
  /**
   * Of the parts of a value that fail a rule about each part: all of them, or the first, for programs that report no other. The others
   * may be left out then, so that a large value in which everything is wrong takes no more time and memory than one error. Default: `"all"`.
   */
  readonly parts?: "all" | "first";
}

const firstPart: SearchEnd = { maxReports: Infinity, firstPart: true };

/**
 * When the search for failures may end.
 *
 * @throws DefinitionError if an option is not known, or has a value that it cannot have.
 */
export function searchEndOf(options: FailuresOptions | undefined): SearchEnd | undefined {
  if (options === undefined) return undefined;
  if (!areKnown(options)) refuseUnknownOptions("failures", options, ["parts"]);
  const parts = Object.hasOwn(options, "parts") ? (options.parts ?? "all") : "all";
  if (parts !== "all" && parts !== "first")
    throw new DefinitionError(`parts must be "all" or "first"; it is ${JSON.stringify(parts)}.`);
  return parts === "first" ? firstPart : undefined;
}

/** Whether options surely have no other name. They are read for each value: no list of names is made. */
function areKnown(options: FailuresOptions): boolean {
  if (typeof options !== "object" || options === null || Array.isArray(options)) return false;
  for (const name in options) if (name !== "parts") return false;
  return true;
}
