import { DefinitionError } from "../errors/definition-error.js";
import { ownProperties } from "../json/own-properties.js";
import type { Limits } from "../errors/limit-error.js";

const limitNames: readonly string[] = [
  "depth",
  "steps",
  "errors",
  "schemaSize",
  "decodedLength",
] satisfies (keyof Limits)[];

/**
 * Checks and copies limits.
 *
 * @throws DefinitionError if a name is unknown, since a misspelt limit would have no effect, or a limit is not a number.
 */
export function checkedLimits(limits: Limits): Limits {
  for (const [name, limit] of Object.entries(limits) as [string, unknown][]) {
    if (!limitNames.includes(name))
      throw new DefinitionError(`The limit "${name}" is not known; known are ${limitNames.join(", ")}.`);
    if (limit !== undefined && !(typeof limit === "number" && limit >= 0))
      throw new DefinitionError(`The limit "${name}" must be a non-negative number.`);
  }
  return ownProperties(limits);
}
