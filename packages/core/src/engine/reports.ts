import { Budget } from "../errors/budget.js";
import { asEvaluationError, guarded } from "../errors/evaluation-error.js";
import type { Limits } from "../errors/limit-error.js";
import type { InvalidResult } from "../issues/result.js";
import type { LoweredSchema } from "../lower/lower.js";
import type { Loop } from "../loop/evaluate.js";
import { type Trace, traceOfAnnotations, traceOfEverything } from "../loop/trace.js";
import { RuleMessages } from "../messages/rule-messages.js";
import { type Annotations, annotationsOf } from "../output/annotations.js";
import { contentsOf, type LocatedContent } from "../output/contents.js";
import { type OutputFormat, outputIn, type Outputs, outputTextIn } from "../output/formats.js";
import type { OutputSource } from "../output/output-source.js";
import { TraceReader } from "../output/trace-reader.js";
import type { FindFailures, SearchEnd } from "../plan/backend.js";
import type { FailedApplication, PlanFailures } from "../plan/failure.js";
import { limitFailures } from "./failure-limit.js";
import { changedWhileRead, invalidResult } from "./invalid-result.js";
import { defaultOutputLimit } from "./limits.js";

/** What a validator tells about values beyond their verdicts. */
export interface Reports {
  /**
   * The result for a value that is not valid.
   *
   * @param end - When the search may end. Default: when all errors are found.
   */
  explain(value: unknown, end: SearchEnd | undefined): InvalidResult;
  /** The annotations of a valid value. */
  annotations(value: unknown): Annotations;
  /** The decoded contents of a valid value. */
  contents(value: unknown): readonly LocatedContent[];
  output<Format extends OutputFormat>(value: unknown, format: Format): Outputs[Format];
  outputText(value: unknown, format: OutputFormat): Iterable<string>;
  /** The failures of a value that is not valid, or those that are found until the search may end. */
  failures(value: unknown, end: SearchEnd | undefined): PlanFailures;
}

/** The validator that reports are about. */
export interface Reported {
  readonly schema: LoweredSchema;
  readonly loop: Loop;
  readonly limits: Limits;
  readonly checkInstance: ((value: unknown) => void) | undefined;
  readonly isValid: (value: unknown) => boolean;
  readonly findFailures: FindFailures;
}

/** Makes the reports of a validator. Many programs need none: they only ask for verdicts, and get valid values. */
export function createReports({ schema, loop, limits, checkInstance, isValid, findFailures }: Reported): Reports {
  const { errors: maxFailures, output: outputLimit } = limits;
  const heldInMemory = outputLimit ?? defaultOutputLimit;
  const ruleMessages = new RuleMessages(schema.plan);
  const { entry } = schema.plan;
  const search = (value: unknown, end: SearchEnd | undefined): FailedApplication | undefined => {
    const failures = findFailures(value, end);
    if (!failures) return undefined;
    const failed = { application: entry, block: entry.target, key: undefined, value, failures, isRepeated: false };
    if (maxFailures !== undefined) limitFailures(failed, maxFailures);
    return failed;
  };
  const annotationTrace = (value: unknown): Trace => {
    checkInstance?.(value);
    const trace = traceOfAnnotations();
    if (!loop.evaluate(value, trace)) throw changedWhileRead();
    return trace;
  };
  const fullTrace = (value: unknown): Trace => {
    checkInstance?.(value);
    const trace = traceOfEverything();
    loop.evaluate(value, trace);
    return trace;
  };
  const failuresOf = (value: unknown, end?: SearchEnd): FailedApplication => {
    const failed = search(value, end);
    if (!failed) throw changedWhileRead();
    return failed;
  };
  const outputSource = (value: unknown): OutputSource => ({
    ruleMessages,
    valid: () => isValid(value),
    failures: () => failuresOf(value),
    annotations: () => annotationTrace(value),
    everything: () => fullTrace(value),
  });
  const annotated = (value: unknown): TraceReader => new TraceReader(ruleMessages, annotationTrace(value).nodes);
  return {
    explain(value, end) {
      // Not by `guarded`: a closure for each value takes time.
      try {
        return invalidResult(ruleMessages, search(value, end));
      } catch (error) {
        throw asEvaluationError(error);
      }
    },
    annotations: (value) => guarded(() => annotationsOf(annotated(value), new Budget("output", heldInMemory))),
    contents: (value) => guarded(() => contentsOf(annotated(value), new Budget("output", heldInMemory))),
    output: (value, format) => guarded(() => outputIn(format, outputSource(value), heldInMemory)),
    outputText: (value, format) =>
      guardedPieces(guarded(() => outputTextIn(format, outputSource(value), outputLimit ?? Infinity))),
    failures: (value, end) => guarded(() => ({ plan: schema.plan, failed: failuresOf(value, end) })),
  };
}

/** Pieces of text that are made as they are read, from a value that may be a proxy or have getters. */
function* guardedPieces(pieces: Iterable<string>): Generator<string> {
  try {
    yield* pieces;
  } catch (error) {
    throw asEvaluationError(error);
  }
}
