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
 * Limits as they were given.
 *
 * @throws DefinitionError when there is no such limit, or one is no number: a limit that is misspelt limits nothing.
 */
export function checkedLimits(limits: Limits): Limits {
  for (const [name, most] of Object.entries(limits) as [string, unknown][]) {
    if (!limitNames.includes(name))
      throw new DefinitionError(`There is no limit "${name}"; there are ${limitNames.join(", ")}.`);
    if (most !== undefined && !(typeof most === "number" && most >= 0))
      throw new DefinitionError(`The limit "${name}" must be a number that is not negative.`);
  }
  return ownProperties(limits);
}

/** Whether something is counted while a value is evaluated, and not only when a schema comes in. */
export const limitsEvaluation = (limits: Limits): boolean =>
  Object.entries(limits).some(([name, most]) => name !== "schemaSize" && most !== undefined);
