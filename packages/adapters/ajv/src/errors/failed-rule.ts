import type { FailedApplication, Failure } from "@argot/core/plan";
import type { FailedSchema } from "./failed-schema.js";
import { isBefore } from "./keyword-groups.js";
import type { SchemaKeyword } from "./schema-keyword.js";

/** A keyword of a schema that failed. */
export interface FailedRule {
  readonly keyword: SchemaKeyword;
  /** The failure of the first of its rules. */
  readonly failure: Failure;
  /** The failed applications of all of its rules. */
  applications: readonly FailedApplication[];
}

/** The keyword of a failure. */
export function failedRule({ keywords, failed }: FailedSchema, failure: Failure): FailedRule {
  return { keyword: keywords.of(failure, failed.value), failure, applications: failure.failedApplications };
}

/** The keywords of a schema that failed, in the order in which Ajv evaluates them. */
export function failedRules(at: FailedSchema, failures: readonly Failure[]): readonly FailedRule[] {
  const { value } = at.failed;
  const found: FailedRule[] = [];
  for (const failure of failures) {
    const rule = failedRule(at, failure);
    const known = found.find(({ keyword }) => keyword === rule.keyword);
    if (known) known.applications = [...known.applications, ...rule.applications];
    else insert(found, rule, value);
  }
  return found;
}

/** Inserts a keyword into a list in order. Most come in order. */
function insert(found: FailedRule[], rule: FailedRule, value: unknown): void {
  const place = rule.keyword.placeFor(value);
  let i = found.length;
  while (i > 0 && isBefore(place, (found[i - 1] as FailedRule).keyword.placeFor(value))) i--;
  if (i === found.length) found.push(rule);
  else found.splice(i, 0, rule);
}
