import { type Limits, ownProperties } from "@argot/core/plan";
import { ModuleError } from "./module-error.js";

/** Limits that a module can have. */
export type ModuleLimits = Pick<Limits, "depth" | "steps" | "errors">;

const limitNames: readonly string[] = ["depth", "steps", "errors"] satisfies (keyof ModuleLimits)[];

/**
 * A copy of limits.
 *
 * @throws ModuleError if a name is unknown, since a misspelt limit would have no effect, or a limit is not a number.
 */
export function checkedLimits(limits: ModuleLimits): ModuleLimits {
  for (const [name, limit] of Object.entries(limits) as [string, unknown][]) {
    if (!limitNames.includes(name))
      throw new ModuleError(`A module has no limit "${name}"; it can have ${limitNames.join(", ")}.`);
    if (limit !== undefined && !(typeof limit === "number" && limit >= 0))
      throw new ModuleError(`The limit "${name}" must be a non-negative number.`);
  }
  return ownProperties(limits);
}
