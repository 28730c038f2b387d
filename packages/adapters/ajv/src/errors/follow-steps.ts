import { appendToken } from "@argot/core/json";
import type { FailedApplication } from "@argot/core/plan";
import type { FailedSchema } from "./failed-schema.js";
import type { SchemaKeyword } from "./schema-keyword.js";

/**
 * Follows a chain of single failures to the innermost schema: while a single keyword fails, which has no errors of its
 * own and applied one schema. Most values fail in one place.
 *
 * @param at - It is changed, so it must not be shared.
 */
export function followSteps(at: FailedSchema): void {
  for (;;) {
    const { failures, value } = at.failed;
    const [failure] = failures;
    if (!failure || failures.length > 1) return;
    const [application] = failure.failedApplications;
    if (!application || failure.failedApplications.length > 1) return;
    const keyword = at.keywords.of(failure, value);
    if (!keyword.steps) return;
    step(at, keyword, application);
  }
}

/** Goes on to the schema that a keyword applied. */
export function step(at: FailedSchema, keyword: SchemaKeyword, application: FailedApplication): void {
  const { key } = application;
  if (key !== undefined) {
    at.instancePath = appendToken(at.instancePath, String(key));
    at.parentData = at.failed.value;
    at.parentDataProperty = key;
  }
  const applied = at.keywords.applied(keyword, application);
  at.failed = applied.failedOf(application);
  at.keywords = applied.keywords;
  if (!at.keywords.isWhole) return;
  at.propertyName = undefined;
  at.composite = false;
}
