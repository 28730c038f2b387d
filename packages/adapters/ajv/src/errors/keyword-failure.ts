import type { FailedApplication, Failure } from "@argot/core/plan";

/** A keyword that failed for a value, with the data for its errors. */
export interface KeywordFailure {
  readonly name: string;
  /** The value of the keyword, as it was given. */
  readonly schema: unknown;
  /** The schema object that contains it, as it was given. */
  readonly parentSchema: Readonly<Record<string, unknown>>;
  /** The value that failed. */
  readonly data: unknown;
  /** The failure of the first of its rules. */
  readonly failure: Failure;
  /** The failed applications of all of its rules. */
  readonly applications: readonly FailedApplication[];
  /** Whether nothing else in the schema object failed. */
  readonly isAlone: boolean;
  /** Whether the dialect has keywords for the number of items that must match a schema. */
  readonly counts: boolean;
  /** The schema of an application, as it was given. */
  schemaOf(application: FailedApplication): unknown;
  /** Whether the value has no property of this name. */
  lacks(name: string): boolean;
  /**
   * Reports an error of the keyword. Returns whether to report no more of them.
   *
   * @param keepsInner - Whether the errors beneath it stay if it is the only error that is reported.
   */
  report(params: object, message: string, keepsInner?: true): boolean;
  /** Reports the errors of an application that must hold. Returns whether to report no more. */
  apply(application: FailedApplication): boolean;
  /** Reports the errors of all applications, which must hold, in the order of their names in the schema. */
  applyByName(): void;
  /**
   * Reports the errors of an application that need not hold: those of all such applications are reported.
   *
   * @param propertyName - The name that a schema was applied to.
   */
  applyAlternative(application: FailedApplication, propertyName?: string): void;
}
