import type { FailedApplication, Plan } from "@argot/core/plan";
import type { ValidationRun } from "../keywords/validation-run.js";
import { ErrorCollector } from "./error-collector.js";
import type { ErrorObject } from "./error-object.js";
import type { ErrorSettings } from "./error-settings.js";
import { PlanSchemas } from "./plan-schemas.js";

/**
 * Makes the function that makes Ajv's errors of what fails.
 *
 * @param schemaOf - The schema that a block was made of, as it was given.
 */
export function errorMaker(
  plan: Plan,
  settings: ErrorSettings,
  schemaOf: (block: number) => unknown,
): (failed: FailedApplication, run: ValidationRun) => ErrorObject[] {
  const schemas = new PlanSchemas(plan, settings, schemaOf);
  return (failed, run) =>
    new ErrorCollector(schemas, run, failed.value).errorsOf(failed, run.outer?.instancePath ?? "");
}
