import type { ValidationIssue, ValidationResult } from "../src/index.js";

/** A result with the alternatives of its issues, which are not seen by whoever compares or prints an issue. */
export const told = ({ valid, errors }: ValidationResult): object => ({ valid, errors: errors.map(whole) });

const whole = (issue: ValidationIssue): object => {
  const { causes, alternatives } = issue;
  return { ...issue, causes: causes.map(whole), ...(alternatives && { alternatives }) };
};
