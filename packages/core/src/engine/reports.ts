import type { Limits } from "../errors/limit-error.js";
import type { Trace } from "../loop/trace.js";
import type { FailedApplication } from "../plan/failure.js";
import type { Plan } from "../plan/plan.js";

/**
 * Adds methods to validators that tell more of values than verdicts and errors.
 *
 * @typeParam Methods - The methods.
 */
export interface Reports<Methods> {
  /** Makes the methods of a validator. It is called for each schema, so what the methods need is best made when one is called. */
  methodsFor(reported: Reported): Methods;
}

/** The validator that reports are about. */
export interface Reported {
  /** The plan that traces and failures refer to. It may grow while values are evaluated. */
  readonly plan: Plan;
  /** The plan with all its blocks. */
  completePlan(): Plan;
  /** The limits of the instance. */
  readonly limits: Limits;
  /** Whether a value is valid. */
  isValid(value: unknown): boolean;
  /**
   * Returns if a value is valid.
   *
   * @throws ValidationError
   */
  assert(value: unknown): void;
  /**
   * The failures of a value that is not valid.
   *
   * @throws EvaluationError if it is valid when it is read again.
   */
  failuresOf(value: unknown): FailedApplication;
  /**
   * Evaluates a value by the loop, and records it in a trace.
   *
   * @returns Whether the value is valid.
   */
  record(value: unknown, trace: Trace): boolean;
  /** The validator that decodes contents, where this one only describes them; else this one. */
  decoding(): Reported;
}
