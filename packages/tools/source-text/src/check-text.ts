import { isObject, refuseUnknownOptions, requireArgument } from "@argot/core/json";

/**
 * Refuses values that are not texts, and unknown options.
 *
 * @param subject - The name of the function.
 * @param others - Options that it has besides `name` and `firstLine`.
 * @throws DefinitionError that says what the function needs.
 */
export function checkText(subject: string, text: unknown, options: object, others: readonly string[] = []): void {
  requireArgument(typeof text === "string", subject, "a text: a string", text);
  refuseUnknownOptions(subject, options, ["name", "firstLine", ...others]);
}

/** Refuses values that are not lists of issues. */
export function requireIssues(subject: string, issues: unknown): void {
  const areIssues = Array.isArray(issues) && issues.every((issue) => isObject(issue) && "causes" in issue);
  requireArgument(areIssues, subject, "an array of issues, such as `result.errors`", issues);
}

/** Refuses values that are not texts with positions. */
export const requireSource = (subject: string, source: unknown): void =>
  requireArgument(isObject(source), subject, "a `SourceText`, which `parseSource` makes", source);
