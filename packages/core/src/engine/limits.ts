import { DefinitionError } from "../errors/definition-error.js";
import { describeValue, refuseUnknownName } from "../errors/check-arguments.js";
import { ownProperties } from "../json/own-properties.js";
import { isObject } from "../json/types.js";
import type { Limits } from "../errors/limit-error.js";

const limitNames: readonly string[] = [
  "depth",
  "steps",
  "errors",
  "schemaSize",
  "decodedLength",
  "scopedResults",
  "output",
] satisfies (keyof Limits)[];

/**
 * Checks and copies limits.
 *
 * @throws DefinitionError if a name is unknown, since a misspelt limit would have no effect, or a limit is not a number.
 */
export function checkedLimits(limits: Limits): Limits {
  if (!isObject(limits))
    throw new DefinitionError(`\`limits\` must be an object of limits; got ${describeValue(limits)}.`);
  for (const [name, limit] of Object.entries(limits)) {
    refuseUnknownName("limit", name, limitNames);
    if (limit !== undefined && !(typeof limit === "number" && limit >= 0))
      throw new DefinitionError(`The limit "${name}" must be a non-negative number.`);
  }
  return ownProperties(limits);
}

/**
 * The limit for outputs that are held in memory if none is given. Longer ones hardly fit as text into the longest string of
 * JavaScript, and can exhaust the memory of a process, which ends it.
 */
export const defaultOutputLimit = 250_000_000;
