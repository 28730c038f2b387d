import type { SchemaSources } from "@argot/source-text";
import type { ValidationIssue, Validator } from "argot";
import { type Datum, type Entry, nameOf } from "../../inputs/read-data.js";
import { duplicateNames } from "../../inputs/duplicate-names.js";
import { type Finding, type Findings, findingsOf } from "../../reports/finding.js";
import { findingsOfIssues } from "../../reports/issue-finding.js";
import { findingsOfProblem } from "../../reports/problem-findings.js";
import type { Result } from "../../reports/report.js";
import type { Problem } from "../../terminal/problem.js";

/** A value that was validated. */
export interface ValueResult extends Result {
  readonly outcome: "passed" | "failed";
  readonly datum: Datum;
  readonly validator: Validator;
  /** The issues; empty if no report needs them. */
  readonly issues: readonly ValidationIssue[];
  /** Faults of the text that do not make the value invalid. */
  readonly warnings: readonly Finding[];
}

/** A value that could not be read or evaluated. */
export interface UnusableResult extends Result {
  readonly outcome: "unusable";
  readonly problem: Problem;
}

/** Where the schemas are, for findings. */
export interface SchemaPlaces {
  readonly schemas: Pick<SchemaSources, "find">;
  readonly cwd: string;
}

/**
 * Validates a value.
 *
 * @param withIssues - Whether a report needs more than the verdict.
 */
export function valueResult(
  datum: Datum,
  validator: Validator,
  { schemas, cwd, withIssues }: SchemaPlaces & { readonly withIssues: boolean },
): ValueResult {
  const { value, source, data: file } = datum;
  const { valid, errors: issues } = withIssues ? validator.validate(value) : { valid: validator(value), errors: [] };
  const warnings = source ? duplicateNames(source, file) : [];
  return {
    name: nameOf(datum),
    file,
    outcome: valid ? "passed" : "failed",
    datum,
    validator,
    issues,
    warnings,
    findings(most): Findings {
      const { shown, hidden } = findingsOfIssues(issues, { file, source, schemas, cwd }, most);
      return { shown: [...shown, ...findingsOf(warnings).shown], hidden };
    },
  };
}

/** A value that could not be read or evaluated, as a result. */
export const unusableResult = (origin: Entry, problem: Problem): UnusableResult => ({
  name: nameOf(origin),
  file: origin.data,
  outcome: "unusable",
  problem,
  findings: () => findingsOfProblem(problem, origin.data),
});
