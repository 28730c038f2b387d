// What modules that are made ahead of time need of core. They carry it with them, each as much as its schemas need, or import it
// from here.
import {
  ConversionError,
  type InvalidResult,
  type StandardSchema,
  ValidationError,
  type ValidationResult,
} from "@argot/core";
import {
  changedWhileRead,
  complete,
  fallbackTo,
  findFailuresFrom,
  guarded,
  instanceLimits,
  Loop,
  ModuleVersionError,
  standardSchema,
  validResult,
  withInstanceCheck,
  type WrittenPlan,
} from "@argot/core/internal";
import type { BlockId, FailedApplication, Fallback, Limits, Verdict } from "@argot/core/plan";
import type { flatList } from "./issues/flatten-issues.js";
import { explainedIssues } from "./issues/explained-issues.js";
import { runtimeVersion } from "./runtime-version.js";

export { EvaluationError, LimitError, ValidationError } from "@argot/core";
export {
  asEvaluationError,
  jsonSchemaOf,
  limitFailures,
  ModuleVersionError,
  type WrittenBlock,
  type WrittenPlan,
} from "@argot/core/internal";
export type { Limits } from "@argot/core/plan";
export { flatList } from "./issues/flatten-issues.js";
export * from "@argot/core/runtime";

/**
 * Refuses modules for another version of this file: plans and functions may have another form there. Modules that import this file call
 * it before anything else.
 *
 * @throws ModuleVersionError
 */
export function checkRuntime(expected: string): void {
  if (expected !== runtimeVersion) throw new ModuleVersionError(expected, runtimeVersion);
}

/** The loop over a plan, from a block on, for emitted code; made when it is first needed. */
export function fallback(planOf: () => WrittenPlan): Fallback {
  let loop: Loop | undefined;
  return fallbackTo(() => (loop ??= new Loop(complete(planOf()))));
}

/**
 * Whether a value is valid, as a type guard; and what is wrong with it.
 *
 * @typeParam Value - The type of valid values.
 */
export interface Validator<Value = unknown> {
  /** Whether a value is valid. */
  (value: unknown): value is Value;
  /** What is wrong with a value. The result for a valid value has the value with its type. */
  validate(value: unknown): ValidationResult<Value>;
  /** Returns if the value is valid. Throws a `ValidationError` with all issues otherwise. */
  assert(value: unknown): asserts value is Value;
  /** The function as frameworks see it that take schemas of any library (https://standardschema.dev). */
  readonly "~standard": StandardSchema<Value>;
}

/** A verdict function that refuses values that are too large or too deep. */
export const withLimits = (verdict: Verdict, limits: Limits): Verdict =>
  withInstanceCheck(instanceLimits(limits), verdict);

/** Says what is wrong with a value that is not valid. */
export type Explain = (value: unknown) => InvalidResult;

/** Throws if too much failed. */
export type LimitFailures = (failed: FailedApplication) => void;

/**
 * Returns what makes the functions that explain values by the loop over a plan: each from a block on. They share what they need of the plan,
 * which is made when one of them is first called.
 */
export function explainers(planOf: () => WrittenPlan, limit?: LimitFailures): (entry: BlockId) => Explain {
  let made: { readonly issuesOf: ReturnType<typeof explainedIssues>; readonly loop: Loop } | undefined;
  const make = (): NonNullable<typeof made> => {
    const plan = complete(planOf());
    return { issuesOf: explainedIssues(plan), loop: new Loop(plan) };
  };
  return (entry) => (value) => {
    const { issuesOf, loop } = (made ??= make());
    return guarded(() => {
      const failed = findFailuresFrom(loop, entry, value);
      if (!failed) throw changedWhileRead();
      limit?.(failed);
      return { valid: false, errors: issuesOf(failed) };
    });
  };
}

/**
 * A verdict function that has, beside it, those that say what is wrong. The one that is given stays as it is.
 *
 * @param flatten - Makes a flat list of issues, for Standard Schema.
 * @param toJsonSchema - Gives the schema as JSON Schema of a target. Default: throws.
 */
export function withErrors(
  verdict: (value: unknown) => boolean,
  explain: Explain,
  flatten: typeof flatList,
  toJsonSchema: (target: string) => Record<string, unknown> = refuseConversion,
): Validator {
  const isValid = (value: unknown): value is unknown => verdict(value);
  const validate = (value: unknown): ValidationResult => (verdict(value) ? validResult(value) : explain(value));
  return Object.assign(isValid, {
    validate,
    // It returns the value, as that of a validator does.
    assert(value: unknown): unknown {
      if (!verdict(value)) throw new ValidationError(explain(value).errors);
      return value;
    },
    "~standard": standardSchema(validate, flatten, toJsonSchema),
  });
}

function refuseConversion(target: string): never {
  throw new ConversionError(target, "the module was made without it, see the option `jsonSchema`");
}

/** Stands in a module for what no value of its schemas can lead to. */
export function notNeeded(): never {
  throw new Error("a module lacks something that its schemas need: please report this, with the schemas");
}
