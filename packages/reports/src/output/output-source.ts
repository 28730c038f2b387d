import type { Trace, TraceNode } from "@argot/core/internal";
import type { FailedApplication } from "@argot/core/plan";
import { failureNodes } from "./failure-nodes.js";
import type { RuleMessages } from "../messages/rule-messages.js";
import { TraceReader } from "./trace-reader.js";

/** Where outputs get what they need of a value. Each method costs an evaluation. */
export interface OutputSource {
  readonly ruleMessages: RuleMessages;
  /** The verdict. */
  valid(): boolean;
  /** The failures of a value that is not valid. */
  failures(): FailedApplication;
  /** The annotations of a valid value. */
  annotations(): Trace;
  /** Everything that is evaluated. */
  everything(): Trace;
}

/** What explains a verdict: the errors of a value that is not valid, or the annotations of a valid one. */
export interface Evidence {
  readonly valid: boolean;
  readonly reader: TraceReader;
  /** Whether a node has an error or an annotation of its own. */
  hasMessage(node: TraceNode): boolean;
}

export function evidenceOf(source: OutputSource): Evidence {
  const { ruleMessages } = source;
  if (source.valid()) {
    const reader = new TraceReader(ruleMessages, source.annotations().nodes);
    return { valid: true, reader, hasMessage: (node) => reader.annotationOf(node) !== undefined };
  }
  const reader = new TraceReader(ruleMessages, failureNodes(ruleMessages.plan, source.failures()));
  return { valid: false, reader, hasMessage: (node) => reader.hasError(node) };
}
