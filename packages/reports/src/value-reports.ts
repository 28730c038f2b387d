// In the files for Node, loaded when it is first called, with the part `reports`.
import type { Reported } from "@argot/core";
import {
  asEvaluationError,
  Budget,
  changedWhileRead,
  defaultOutputLimit,
  guarded,
  type Trace,
  traceOfAnnotations,
  traceOfEverything,
} from "@argot/core/internal";
import { RuleMessages } from "./messages/rule-messages.js";
import { type Annotations, annotationsOf } from "./output/annotations.js";
import { contentsOf, type LocatedContent } from "./output/contents.js";
import { type OutputFormat, outputIn, type Outputs, outputTextIn } from "./output/formats.js";
import type { OutputSource } from "./output/output-source.js";
import { TraceReader } from "./output/trace-reader.js";

/** What a validator tells of values. */
export interface ValueReports {
  /** The annotations of a valid value. */
  annotations(value: unknown): Annotations;
  /** The contents of a valid value, by a validator that decodes them. */
  contents(value: unknown): readonly LocatedContent[];
  output<Format extends OutputFormat>(value: unknown, format: Format): Outputs[Format];
  outputText(value: unknown, format: OutputFormat): Iterable<string>;
}

/** Makes the reports of a validator. Many programs need none: they only ask for verdicts, and get valid values. */
export function valueReports(reported: Reported): ValueReports {
  const { limits } = reported;
  const heldInMemory = limits.output ?? defaultOutputLimit;
  const ruleMessages = new RuleMessages(reported.plan);
  const annotationTrace = (value: unknown): Trace => {
    const trace = traceOfAnnotations();
    if (!reported.record(value, trace)) throw changedWhileRead();
    return trace;
  };
  const fullTrace = (value: unknown): Trace => {
    const trace = traceOfEverything();
    reported.record(value, trace);
    return trace;
  };
  const outputSource = (value: unknown): OutputSource => ({
    ruleMessages,
    valid: () => reported.isValid(value),
    failures: () => reported.failuresOf(value),
    annotations: () => annotationTrace(value),
    everything: () => fullTrace(value),
  });
  const annotated = (value: unknown): TraceReader => new TraceReader(ruleMessages, annotationTrace(value).nodes);
  return {
    annotations: (value) => guarded(() => annotationsOf(annotated(value), new Budget("output", heldInMemory))),
    contents: (value) => guarded(() => contentsOf(annotated(value), new Budget("output", heldInMemory))),
    output: (value, format) => guarded(() => outputIn(format, outputSource(value), heldInMemory)),
    outputText: (value, format) =>
      guardedPieces(guarded(() => outputTextIn(format, outputSource(value), limits.output ?? Infinity))),
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
