// What modules that are made ahead of time carry with them. scripts/lib/runtime-text.mjs turns this file, and all that it
// imports, into text; nothing else imports it.
import { Loop } from "./loop/evaluate.js";
import { fallbackTo } from "./loop/fallback.js";
import { guarded } from "./errors/evaluation-error.js";
import { limitFailures } from "./engine/failure-limit.js";
import { instanceLimits, withInstanceCheck } from "./engine/instance-limits.js";
import type { Limits } from "./errors/limit-error.js";
import { findFailures } from "./loop/find-failures.js";
import { invalidResult } from "./engine/invalid-result.js";
import { validResult, type ValidationResult } from "./issues/result.js";
import { RuleMessages } from "./messages/rule-messages.js";
import { complete } from "./plan/complete.js";
import type { Fallback, Verdict } from "./plan/backend.js";
import type { Plan } from "./plan/plan.js";

export { asEvaluationError } from "./errors/evaluation-error.js";
export * from "./json/runtime-helpers.js";

/** The loop over a plan, from a block on, for emitted code; made when it is first needed. */
export function fallback(planOf: () => Plan): Fallback {
  let loop: Loop | undefined;
  return fallbackTo(() => (loop ??= new Loop(complete(planOf()))));
}

/** Whether a value is valid; and, by `validate`, what is wrong with it. */
export interface Validator {
  (value: unknown): boolean;
  validate(value: unknown): ValidationResult;
}

/** A verdict function that refuses values that are too large or too deep. */
export const withLimits = (verdict: Verdict, limits: Limits): Verdict =>
  withInstanceCheck(instanceLimits(limits), verdict);

/**
 * A verdict function that has, beside it, the one that says what is wrong. The one that is given stays as it is.
 *
 * @param maxFailures - The limit `errors`.
 */
export function withErrors(
  verdict: (value: unknown) => boolean,
  planOf: () => Plan,
  maxFailures: number = Infinity,
): Validator {
  let loop: Loop | undefined;
  let ruleMessages: RuleMessages | undefined;
  // A declaration, which is there from the start: engines need not look whether it is, and write `validate` in place.
  function invalid(value: unknown): ValidationResult {
    loop ??= new Loop(complete(planOf()));
    ruleMessages ??= new RuleMessages(loop.plan);
    const [explaining, messages] = [loop, ruleMessages];
    return guarded(() => {
      const failed = findFailures(explaining, value);
      if (failed) limitFailures(failed, maxFailures);
      return invalidResult(messages, failed);
    });
  }
  return Object.assign((value: unknown) => verdict(value), {
    validate: (value: unknown) => (verdict(value) ? validResult : invalid(value)),
  });
}
