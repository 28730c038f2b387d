import type { ErrorObject } from "./error-object.js";
import type { ErrorSettings } from "./error-settings.js";
import type { ReportedKeyword } from "./error-sink.js";
import type { FailedSchema } from "./failed-schema.js";

/** The keyword in errors of the schema `false`. */
export const falseSchema = "false schema";

/** Makes the error of a keyword in a schema that failed. */
export function errorOf(
  { verbose, messages }: ErrorSettings,
  at: FailedSchema,
  { name: keyword, path: schemaPath }: ReportedKeyword,
  params: object,
  message: string,
): ErrorObject {
  const { instancePath, propertyName } = at;
  const error: ErrorObject = messages
    ? { instancePath, schemaPath, keyword, params, message }
    : { instancePath, schemaPath, keyword, params };
  if (verbose) {
    const parentSchema = keyword === falseSchema ? false : at.keywords.schema;
    error.schema = parentSchema && parentSchema[keyword];
    error.parentSchema = parentSchema;
    error.data = at.failed.value;
  }
  if (propertyName !== undefined) error.propertyName = propertyName;
  return error;
}
