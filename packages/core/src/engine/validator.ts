import { asEvaluationError, guarded } from "../errors/evaluation-error.js";
import type { Limits } from "../errors/limit-error.js";
import type { ValidationIssue } from "../issues/issue.js";
import type { IssueMaker } from "../issues/issue-maker.js";
import { type InvalidResult, validResult, type ValidationResult, type ValidResult } from "../issues/result.js";
import { ownProperties } from "../json/own-properties.js";
import { Loop } from "../loop/evaluate.js";
import type { LoweredSchema } from "../lower/lower.js";
import type { Backend, SearchEnd, Verdict } from "../plan/backend.js";
import type { FailedApplication, PlanFailures } from "../plan/failure.js";
import { decodesContent } from "../plan/walk.js";
import { changedWhileRead } from "./changed-while-read.js";
import { limitFailures } from "./failure-limit.js";
import { endOfFailures, type FailuresOptions } from "./failures-options.js";
import { instanceLimits, withInstanceCheck } from "./instance-limits.js";
import type { Reported, Reports } from "./reports.js";
import { type StandardSchema, standardSchema } from "./standard-schema.js";
import { evaluatorsIn, type Tier } from "./tiers.js";
import { endOfValidation, type ValidateOptions } from "./validate-options.js";
import { ValidationError } from "./validation-error.js";
import { verdictFunctions } from "./verdict-functions.js";

/**
 * A compiled schema: a function that says whether a value is valid, and a type guard.
 *
 * @typeParam Value - The type of valid values.
 */
export interface Validator<Value = unknown> {
  /** Whether the value is valid. Collects no errors, so it is the fastest way to a verdict. */
  (value: unknown): value is Value;
  /**
   * Finds the issues of a value. The result for a valid value has the value with its type.
   *
   * @param options - How many issues to find. They are only read for invalid values: a valid value costs no more than its verdict.
   * @throws DefinitionError if the value is invalid and an option is not known, or has a value that it cannot have.
   * @throws EvaluationError if the value changes while it is read: it is valid when its errors are looked for.
   */
  validate(value: unknown, options?: ValidateOptions): ValidationResult<Value>;
  /**
   * Returns if the value is valid, and narrows its type. TypeScript requires that the validator is declared with its type for this,
   * `const isPort: Validator<number> = …`; `assertValid(isPort, value)` narrows without it.
   *
   * @throws ValidationError with all issues, if the value is invalid.
   */
  assert(value: unknown): asserts value is Value;
  /**
   * The failures of a value as a tree of the rules and applications of the plan: what issues are made of. For programs that report
   * failures in a form of their own.
   *
   * @param options - Which failures are needed.
   * @returns `undefined` if the value is valid.
   * @throws DefinitionError if an option is not known, or has a value that it cannot have.
   * @throws EvaluationError if the value changes while it is read.
   */
  failures(value: unknown, options?: FailuresOptions): PlanFailures | undefined;
  /**
   * The validator as frameworks see it that take schemas of any library, by Standard Schema and Standard JSON Schema.
   *
   * @see {@link https://standardschema.dev | Standard Schema}
   */
  readonly "~standard": StandardSchema<Value>;
}

/** What an instance gives to each of its validators. */
export interface ValidatorSettings<Methods> {
  readonly tier: Tier;
  readonly backend: Backend | undefined;
  readonly limits: Limits;
  readonly issues: IssueMaker;
  readonly reports: Reports<Methods> | undefined;
}

/**
 * Makes the validator of a schema.
 *
 * @param toJsonSchema - Gives the schema as JSON Schema of a target.
 * @param decode - Lowers the schema with keywords that decode content, if its own only describe it.
 */
export function createValidator<Value, Methods>(
  schema: LoweredSchema,
  toJsonSchema: (target: string) => Record<string, unknown>,
  settings: ValidatorSettings<Methods>,
  decode: (() => LoweredSchema) | undefined,
): Validator<Value> & Methods {
  const { issues, reports } = settings;
  const decider = deciderOf<Value>(schema, settings, decode);
  const { isValid, validate, assert, failuresOf } = decider;
  const failures = (value: unknown, options?: FailuresOptions): PlanFailures | undefined => {
    const end = endOfFailures(options);
    if (isValid(value)) return undefined;
    return guarded(() => ({ plan: schema.plan, failed: failuresOf(value, end) }));
  };
  let standard: StandardSchema<Value> | undefined;
  const get = (): StandardSchema<Value> =>
    (standard ??= standardSchema(validate, (errors) => issues.flatten(errors), toJsonSchema));
  const property = ownProperties({ ...standardProperty, get });
  const withStandard = Object.defineProperty(isValid, "~standard", property) as typeof isValid &
    Pick<Validator<Value>, "~standard">;
  return Object.assign(withStandard, { validate, assert, failures }, reports?.methodsFor(decider) as Methods);
}

/** What decides about values and finds their failures, as validators have it and reports get it. */
interface Decider<Value> extends Reported {
  readonly isValid: (value: unknown) => value is Value;
  validate(value: unknown, options?: ValidateOptions): ValidationResult<Value>;
  assert(value: unknown): asserts value is Value;
  failuresOf(value: unknown, end?: SearchEnd): FailedApplication;
}

function deciderOf<Value>(
  schema: LoweredSchema,
  settings: ValidatorSettings<unknown>,
  decode?: () => LoweredSchema,
): Decider<Value> {
  const { tier: wantedTier, backend, limits, issues } = settings;
  const checkInstance = instanceLimits(limits);
  const { errors: maxFailures = Infinity } = limits;
  const loop = new Loop(schema.plan, limits);
  // Only the loop counts decoded text.
  const tier = limits.decodedLength !== undefined && decodesContent(schema.completePlan()) ? "loop" : wantedTier;
  const limited = (decide: Verdict): Verdict => withInstanceCheck(checkInstance, decide);
  const { verdict, findFailures } = evaluatorsIn(tier, schema, loop, backend, (fastest) =>
    finishWith(limited(fastest)),
  );
  const failuresOf = (value: unknown, end?: SearchEnd): FailedApplication => {
    const failures = findFailures(value, end);
    if (!failures) throw changedWhileRead();
    const { entry } = schema.plan;
    const failed = { application: entry, block: entry.target, key: undefined, value, failures, isRepeated: false };
    limitFailures(failed, maxFailures);
    return failed;
  };
  let decoder: Reported | undefined;
  let issuesOf: ((failed: FailedApplication) => readonly ValidationIssue[]) | undefined;
  const explain = (value: unknown, options: ValidateOptions | undefined): InvalidResult => {
    const end = endOfValidation(options);
    // Not by `guarded`: a closure for each value takes time.
    try {
      const errors = (issuesOf ??= issues.issuesOf(schema.plan))(failuresOf(value, end));
      if (errors.length === 0) throw changedWhileRead();
      return { valid: false, errors: end ? errors.slice(0, end.maxReports) : errors };
    } catch (error) {
      throw asEvaluationError(error);
    }
  };
  const { isValid, validate, finishWith } = verdictFunctions<Value>(limited(verdict), explain, confirm);
  const decider: Decider<Value> = {
    plan: schema.plan,
    completePlan: () => schema.completePlan(),
    limits,
    isValid,
    validate,
    // It returns the value, which the type cannot say: tRPC takes what `assert` of a function returns.
    assert(value): unknown {
      const { valid, errors } = validate(value);
      if (!valid) throw new ValidationError(errors);
      return value;
    },
    failuresOf,
    record(value, trace) {
      checkInstance?.(value);
      return loop.evaluate(value, trace);
    },
    decoding: () => (decoder ??= decode ? deciderOf(decode(), settings) : decider),
  };
  return decider;
}

/** The result for a valid value. Options that have no effect on it are checked. */
function confirm<Value>(value: Value, options: ValidateOptions | undefined): ValidResult<Value> {
  if (options !== undefined) endOfValidation(options);
  return validResult(value);
}

const standardProperty: Readonly<PropertyDescriptor> = ownProperties({ enumerable: true, configurable: true });
