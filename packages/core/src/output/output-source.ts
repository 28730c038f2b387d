import type { Trace } from "../loop/trace.js";
import type { TraceNode } from "../loop/trace-node.js";
import type { FailedApplication } from "../plan/failure.js";
import { failureNodes } from "./failure-nodes.js";
import type { RuleMessages } from "../messages/rule-messages.js";
import { TraceReader } from "./trace-reader.js";

/** What can be found out about a value, each thing at its own cost: what outputs are made of. */
export interface OutputSource {
  readonly ruleMessages: RuleMessages;
  /** The verdict. */
  valid(): boolean;
  /** What fails, of a value that is not valid. */
  failures(): FailedApplication | undefined;
  /** What is noted of a valid value. */
  annotations(): Trace;
  /** All that is evaluated. */
  everything(): Trace;
}

/** What explains a verdict, and nothing else: the errors of a value that is not valid, the annotations of one that is. */
export interface Evidence {
  readonly valid: boolean;
  readonly reader: TraceReader;
  /** Whether a node says something itself. */
  hasMessage(node: TraceNode): boolean;
}

export function evidenceOf(findings: OutputSource): Evidence {
  const { ruleMessages } = findings;
  if (findings.valid()) {
    const reader = new TraceReader(ruleMessages, findings.annotations().nodes);
    return { valid: true, reader, hasMessage: (node) => reader.annotationOf(node) !== undefined };
  }
  const reader = new TraceReader(ruleMessages, failureNodes(ruleMessages.plan, findings.failures()));
  return { valid: false, reader, hasMessage: (node) => reader.errorOf(node) !== undefined };
}
