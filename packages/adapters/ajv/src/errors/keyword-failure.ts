// oxlint-disable typescript/no-explicit-any -- the types of Ajv, which programs assign
import type { FailedApplication, Failure } from "@argot/core/plan";

/** A keyword that failed, with what its errors are made of. */
export interface KeywordFailure {
  /** The name of the keyword. */
  readonly keyword: string;
  /** The value of the keyword, as it was given. */
  readonly schema: unknown;
  /** The schema object that it stands in, as it was given. */
  readonly parentSchema: Readonly<Record<string, any>>;
  /** The value that failed. */
  readonly data: unknown;
  readonly failure: Failure;
  readonly applications: readonly FailedApplication[];
  /** Whether the dialect has keywords that say how many items a schema must match. */
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
  /** Reports the errors of an application. Returns whether to report no more. */
  apply(application: FailedApplication, mode?: InnerErrors): boolean;
}

/** How the errors of an application are reported. */
export interface InnerErrors {
  /** Whether the application need not hold: then the errors of all applications are reported. */
  readonly composite?: true;
  /** The name that a schema was applied to. */
  readonly propertyName?: string;
}
