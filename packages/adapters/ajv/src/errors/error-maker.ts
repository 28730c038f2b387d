// In the files for Node, loaded when it is first called, with the part `ajv-errors`.
import type { FailedApplication, Plan } from "@argot/core/plan";
import type { ValidationRun } from "../keywords/validation-run.js";
import { ErrorCollector } from "./error-collector.js";
import { errorMessageKeyword } from "./error-message-keyword.js";
import type { ErrorObject } from "./error-object.js";
import { errorOf } from "./error-of.js";
import type { ErrorSettings } from "./error-settings.js";
import type { FailedSchema } from "./failed-schema.js";
import { followSteps } from "./follow-steps.js";
import { PlanSchemas } from "./plan-schemas.js";

/**
 * Makes the function that makes Ajv's errors from failures.
 *
 * @param schemaOf - The schema that a block was made of, as it was given.
 */
export function errorMaker(
  plan: Plan,
  settings: ErrorSettings,
  schemaOf: (block: number) => unknown,
): (failed: FailedApplication, run: ValidationRun) => ErrorObject[] {
  const schemas = new PlanSchemas(plan, settings, schemaOf);
  return (failed, run) => {
    const at: FailedSchema = {
      failed,
      keywords: schemas.whole(failed.block),
      instancePath: run.outer?.instancePath ?? "",
      parentData: undefined,
      parentDataProperty: undefined,
      propertyName: undefined,
      composite: false,
    };
    // The messages of a schema replace all errors beneath it.
    if (!settings.added.has(errorMessageKeyword)) {
      followSteps(at);
      const { failures, value } = at.failed;
      const [failure] = failures;
      const keyword = failure && failures.length === 1 ? at.keywords.of(failure, value) : undefined;
      if (keyword?.fixed && keyword.dataPointer === undefined)
        return [errorOf(settings, at, keyword, keyword.fixed.paramsOf(), keyword.fixed.message)];
    }
    return new ErrorCollector(schemas, run, failed.value).errorsOf(at);
  };
}
