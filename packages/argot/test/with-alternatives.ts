import type { ValidationIssue, ValidationResult } from "../src/index.js";

/** A result in which the alternatives of issues are enumerable, so that a comparison sees them. */
export const withAlternatives = ({ valid, errors }: ValidationResult): object => ({ valid, errors: errors.map(whole) });

const whole = (issue: ValidationIssue): object => {
  const { causes, alternatives } = issue;
  return { ...issue, causes: causes.map(whole), ...(alternatives && { alternatives }) };
};
