import { isObject } from "@argot/core/json";
import { requireArgument } from "@argot/core/plan";

/** Refuses what is no list of issues, such as the whole result. Issues for clients have no causes. */
export function requireIssues(subject: string, issues: unknown): void {
  const areIssues = Array.isArray(issues) && issues.every((issue) => isObject(issue) && "causes" in issue);
  requireArgument(areIssues, subject, "an array of issues, such as `result.errors`", issues);
}
