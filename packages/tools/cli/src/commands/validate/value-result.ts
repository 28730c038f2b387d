import type { SchemaSources, SourceText } from "@argot/source-text/text";
import type { ValidationIssue, Validator } from "argot";
import { type Datum, nameOf, type Origin } from "../../inputs/datum.js";
import { duplicateNames } from "../../inputs/parse.js";
import { type Finding, type Findings, findingsOf } from "../../reports/finding.js";
import { findingsOfIssues } from "../../reports/issue-finding.js";
import { findingsOfProblem } from "../../reports/problem-findings.js";
import type { ReportLanguage } from "./report-language.js";
import type { Result } from "../../reports/report.js";
import type { Problem } from "../../terminal/problem.js";

/** The locations of schemas, for findings. */
export interface SchemaPlaces {
  readonly schemas: Pick<SchemaSources, "find">;
  readonly cwd: string;
}

/** The data that the results of a run share. */
export interface ResultContext extends SchemaPlaces {
  readonly validator: Validator;
  readonly language: ReportLanguage;
}

/** A value that was validated. */
export class ValueResult implements Result {
  readonly datum: Datum;
  readonly validator: Validator;
  readonly outcome: "passed" | "failed";
  /** The issues; empty if no report needs them. */
  readonly issues: readonly ValidationIssue[];
  readonly #context: ResultContext;
  #source: SourceText | undefined;

  constructor(
    datum: Datum,
    { valid, errors }: { readonly valid: boolean; readonly errors: readonly ValidationIssue[] },
    context: ResultContext,
  ) {
    this.datum = datum;
    this.validator = context.validator;
    this.outcome = valid ? "passed" : "failed";
    this.issues = valid ? errors : context.language.localise(errors);
    this.#context = context;
  }

  get name(): string {
    return nameOf(this.datum);
  }

  get file(): string {
    return this.datum.data;
  }

  get isLine(): boolean {
    return this.datum.line !== undefined;
  }

  /** The text of the value, or of the file that it is in. */
  get source(): SourceText {
    return (this.#source ??= this.datum.source());
  }

  /** Faults of the text that do not make the value invalid. */
  get warnings(): readonly Finding[] {
    return this.datum.mayHaveDuplicates ? duplicateNames(this.source, this.file, this.#context.language.words) : [];
  }

  findings(most: number): Findings {
    if (this.issues.length === 0) return findingsOf(this.warnings);
    const { schemas, cwd } = this.#context;
    const origin = { file: this.file, source: this.source, schemas, cwd };
    const { shown, hidden } = findingsOfIssues(this.issues, origin, most);
    return { shown: [...shown, ...findingsOf(this.warnings).shown], hidden };
  }
}

/** A value that could not be read or evaluated. */
export interface UnusableResult extends Result {
  readonly outcome: "unusable";
  readonly problem: Problem;
}

/** A value that could not be read or evaluated, as a result. */
export const unusableResult = (origin: Origin, problem: Problem): UnusableResult => ({
  name: nameOf(origin),
  file: origin.data,
  outcome: "unusable",
  problem,
  findings: () => findingsOfProblem(problem, origin.data),
});
