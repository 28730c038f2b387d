import type { Trace, TraceNode } from "../loop/trace.js";
import type { FailedApplication } from "../plan/failure.js";
import { failureNodes } from "./failure-nodes.js";
import type { Statements } from "./statement.js";
import { TraceReader } from "./trace-reader.js";

/** What can be found out about a value, each thing at its own cost: what outputs are made of. */
export interface Findings {
  readonly statements: Statements;
  /** The verdict. */
  valid(): boolean;
  /** What fails, of a value that is not valid. */
  failures(): FailedApplication | undefined;
  /** What is noted of a valid value. */
  notes(): Trace;
  /** All that is evaluated. */
  everything(): Trace;
}

/** What explains a verdict, and nothing else: the errors of a value that is not valid, the annotations of one that is. */
export interface Grounds {
  readonly valid: boolean;
  readonly reader: TraceReader;
  /** Whether a node says something itself. */
  speaks(node: TraceNode): boolean;
}

export function groundsOf(findings: Findings): Grounds {
  const { statements } = findings;
  if (findings.valid()) {
    const reader = new TraceReader(statements, findings.notes().nodes);
    return { valid: true, reader, speaks: (node) => reader.annotationOf(node) !== undefined };
  }
  const reader = new TraceReader(statements, failureNodes(statements.plan, findings.failures()));
  return { valid: false, reader, speaks: (node) => reader.errorOf(node) !== undefined };
}
