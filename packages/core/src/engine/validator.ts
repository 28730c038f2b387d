import type { ValidationIssue } from "../output/errors.js";
import { issuesOf } from "../output/errors.js";
import { Loop } from "../loop/evaluate.js";
import { Statements } from "../output/statement.js";
import { print } from "../plan/print.js";
import type { Plan } from "../plan/ops.js";
import { failureFinderIn } from "./failure-finder.js";
import { type Backend, type Tier, decisionIn } from "./tiers.js";
import { ValidationError } from "./validation-error.js";

/** What `validate` answers. */
export interface ValidationResult {
  /** `true` exactly when `errors` is empty. */
  readonly valid: boolean;
  /** What is wrong; empty when nothing is. */
  readonly errors: readonly ValidationIssue[];
}

/**
 * A compiled schema: a function that says whether a value is valid, and a type guard.
 *
 * @typeParam Value - What a valid value is, as far as the caller knows.
 */
export interface Validator<Value = unknown> {
  /** Whether the value is valid. Collects no errors, so it is the fastest way to a verdict. */
  (value: unknown): value is Value;
  /** Says what is wrong with a value. */
  validate(value: unknown): ValidationResult;
  /**
   * Returns if the value is valid.
   *
   * @throws ValidationError with everything that is wrong.
   */
  assert(value: unknown): asserts value is Value;
  /** What the schema means, as text: one line a rule. For people; not an interface. */
  explain(): string;
}

export function createValidator<Value>(plan: Plan, tier: Tier, backend: Backend | undefined): Validator<Value> {
  const loop = new Loop(plan);
  const statements = new Statements(plan);
  const findFailures = failureFinderIn(tier, loop, backend);
  const decision = decisionIn(tier, plan, loop, backend);
  const validate = (value: unknown): ValidationResult => {
    if (decision.decide(value)) return { valid: true, errors: [] };
    const failed = findFailures(value);
    return { valid: false, errors: failed ? issuesOf(statements, failed) : [] };
  };
  const assert = (value: unknown): asserts value is Value => {
    const { valid, errors } = validate(value);
    if (!valid) throw new ValidationError(errors);
  };
  const isValid = (value: unknown): value is Value => decision.decide(value);
  return Object.assign(isValid, { validate, assert, explain: () => print(plan) });
}
