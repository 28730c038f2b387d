import type { FailedApplication } from "@argot/core/plan";
import type { ErrorSettings } from "./error-settings.js";
import type { FailedSchema } from "./failed-schema.js";
import type { PlanSchemas } from "./plan-schemas.js";
import type { SchemaKeyword } from "./schema-keyword.js";

/** What an error is about: the keyword, and its path in the schemas. */
export type ReportedKeyword = Pick<SchemaKeyword, "name" | "path">;

/** Takes what keywords report. */
export interface ErrorSink {
  readonly settings: ErrorSettings;
  readonly schemas: PlanSchemas;
  /**
   * Takes an error of a keyword. Returns whether to report no more of them.
   *
   * @param keepsInner - Whether the errors beneath it stay if it is the only error that is reported.
   */
  report(at: FailedSchema, keyword: ReportedKeyword, params: object, message: string, keepsInner: boolean): boolean;
  /**
   * Takes the errors of an application. Returns whether to report no more.
   *
   * @param at - The schema with the keyword that applied it.
   * @param composite - Whether the application need not hold.
   * @param propertyName - The name that it was applied to.
   */
  apply(
    at: FailedSchema,
    keyword: SchemaKeyword,
    failed: FailedApplication,
    composite: boolean,
    propertyName: string | undefined,
  ): boolean;
}
