import type { ValidationIssue } from "./errors.js";

/**
 * The issue to mend first: the first one, and beneath it, while there are causes, the one of the branch that got
 * furthest into the instance.
 */
export function leadingIssue(issues: readonly ValidationIssue[]): ValidationIssue | undefined {
  let [leading] = issues;
  while (leading && leading.causes.length > 0) leading = leading.causes.reduce(further);
  return leading;
}

const depthOf = ({ instanceLocation }: ValidationIssue): number => instanceLocation.split("/").length;
const further = (a: ValidationIssue, b: ValidationIssue): ValidationIssue => (depthOf(b) > depthOf(a) ? b : a);
