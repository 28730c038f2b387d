import { guarded } from "../errors/evaluation-error.js";
import type { Limits } from "../errors/limit-error.js";
import { ownProperties } from "../json/own-properties.js";
import { type Annotations, annotationsOf, noAnnotations } from "../output/annotations.js";
import { contentsOf, type LocatedContent } from "../output/contents.js";
import { issuesFrom } from "../issues/collect-issues.js";
import { type OutputFormat, outputFormat, type Outputs } from "../output/formats.js";
import { validResult, type ValidationResult } from "../issues/result.js";
import { TraceReader } from "../output/trace-reader.js";
import type { LoweredSchema } from "../lower/lower.js";
import { Loop } from "../loop/evaluate.js";
import { type Trace, traceOfEverything, traceOfAnnotations } from "../loop/trace.js";
import { RuleMessages } from "../messages/rule-messages.js";
import type { Backend, Verdict } from "../plan/backend.js";
import { decodesContent } from "../plan/walk.js";
import { withoutMessages } from "../passes/without-messages.js";
import { print } from "../plan/print.js";
import { type FindFailures, findFailuresIn } from "./find-failures.js";
import { limitFailures } from "./failure-limit.js";
import { instanceLimits } from "./instance-limits.js";
import { type Tier, verdictIn } from "./tiers.js";
import { maxErrorsOf, type ValidateOptions } from "./validate-options.js";
import { ValidationError } from "./validation-error.js";
import { type Explain, verdictFunctions } from "./verdict-functions.js";

/**
 * A compiled schema: a function that says whether a value is valid, and a type guard.
 *
 * @typeParam Value - What a valid value is, as far as the caller knows.
 */
export interface Validator<Value = unknown> {
  /** Whether the value is valid. Collects no errors, so it is the fastest way to a verdict. */
  (value: unknown): value is Value;
  /**
   * Says what is wrong with a value.
   *
   * @param options - How much to look for. They are looked at when something is wrong: a valid value costs no more than its verdict.
   * @throws RangeError when the value is not valid, and `maxErrors` is not a positive integer or `errors` something else than is
   *   said here.
   */
  validate(value: unknown, options?: ValidateOptions): ValidationResult;
  /**
   * Returns if the value is valid.
   *
   * @throws ValidationError with everything that is wrong.
   */
  assert(value: unknown): asserts value is Value;
  /**
   * What the schema says about a value and its parts: titles, defaults, unknown keywords, what applicators applied to. An
   * annotation survives only where its schema holds, so of a value that is not valid there are none.
   *
   * @see {@link https://json-schema.org/draft/2020-12/json-schema-core#section-7.7 | 2020-12 core, 7.7}
   */
  annotations(value: unknown): Annotations;
  /**
   * What is encoded in a value, decoded: each part whose schema describes its content, with where it is and what it holds.
   * Contents within contents are listed as well, each after the one that it lies in. All of it has been checked: against the
   * schemas that are given for it, and for lying no deeper than is allowed. What nobody knows how to decode is not listed.
   *
   * @throws ValidationError when the value is not valid, or a content in it is malformed or not valid: then nothing is known of
   *   it.
   * @see {@link https://json-schema.org/draft/2020-12/json-schema-validation#section-8 | 2020-12 validation, 8}
   */
  contents(value: unknown): readonly LocatedContent[];
  /**
   * Tells what came of a value in one of the specification's output formats, as a value that JSON can hold.
   *
   * @throws RangeError when there is no such format.
   * @see {@link https://json-schema.org/draft/2020-12/json-schema-core#section-12 | 2020-12 core, 12}
   */
  output<Format extends OutputFormat>(value: unknown, format: Format): Outputs[Format];
  /** What the schema means, as text: one line a rule. For people; not an interface. */
  plan(): string;
}

const noLimits: Limits = ownProperties({});

export function createValidator<Value>(
  schema: LoweredSchema,
  wantedTier: Tier,
  backend: Backend | undefined,
  limits: Limits = noLimits,
): Validator<Value> {
  const ruleMessages = new RuleMessages(schema.plan);
  const { errors: maxFailures = Infinity, decodedLength } = limits;
  const checkInstance = instanceLimits(limits);
  const loop = new Loop(schema.plan, decodedLength);
  // Only the loop counts what is decoded.
  const tier = decodedLength !== undefined && decodesContent(schema.completePlan()) ? "loop" : wantedTier;
  const search = findFailuresIn(tier, schema, loop, backend);
  const findFailures: FindFailures = (value, maxReports) => {
    const failed = search(value, maxReports);
    if (failed) limitFailures(failed, maxFailures);
    return failed;
  };
  const told = (value: unknown, trace: Trace): Trace => {
    checkInstance?.(value);
    loop.evaluate(value, trace);
    return trace;
  };
  const annotationTrace = (value: unknown): Trace => told(value, traceOfAnnotations());
  const explain: Explain = (value, options) => {
    const maxErrors = options && maxErrorsOf(options);
    return guarded(() => {
      const failed = findFailures(value, maxErrors);
      return { valid: false, errors: failed ? issuesFrom(ruleMessages, failed) : [] };
    });
  };
  const limited = (verdict: Verdict): Verdict =>
    checkInstance
      ? (value) => {
          guarded(() => checkInstance(value));
          return verdict(value);
        }
      : verdict;
  const decide = limited(verdictIn(tier, schema, loop, backend, (faster) => replaceVerdict(limited(faster))));
  const { isValid, validate, replaceVerdict } = verdictFunctions<Value>(decide, explain, validResult);
  const assert: (value: unknown) => asserts value is Value = (value) => {
    const { valid, errors } = validate(value);
    if (!valid) throw new ValidationError(errors);
  };
  const annotations = (value: unknown): Annotations =>
    isValid(value)
      ? guarded(() => annotationsOf(new TraceReader(ruleMessages, annotationTrace(value).nodes)))
      : noAnnotations;
  const contents = (value: unknown): readonly LocatedContent[] => {
    assert(value);
    return guarded(() => contentsOf(new TraceReader(ruleMessages, annotationTrace(value).nodes)));
  };
  const output = <Format extends OutputFormat>(value: unknown, format: Format): Outputs[Format] => {
    const write = outputFormat(format);
    return guarded(() =>
      write({
        ruleMessages,
        valid: () => isValid(value),
        failures: () => findFailures(value),
        annotations: () => annotationTrace(value),
        everything: () => told(value, traceOfEverything()),
      }),
    );
  };
  return Object.assign(isValid, {
    validate,
    assert,
    annotations,
    contents,
    output,
    plan: () => print(withoutMessages(schema.completePlan())),
  });
}
