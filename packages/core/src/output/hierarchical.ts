import { own } from "../json/own.js";
import type { BlockNode } from "../loop/trace.js";
import {
  applicationsIn,
  type EvaluationHead,
  type EvaluationUnit,
  evaluationUnitOf,
  headOf,
} from "./evaluation-unit.js";
import type { Findings } from "./findings.js";
import { foldUp } from "./fold-up.js";
import { TraceReader } from "./trace-reader.js";

/** An output in the hierarchical format: the unit of the root schema, and what is said first. */
export interface HierarchicalOutput extends EvaluationHead, EvaluationUnit {
  /** What the root schema applied; empty where it applied nothing. */
  readonly details: readonly EvaluationUnit[];
}

/** The hierarchical format of v1: every application of a schema, beneath the one that applied it. It grows with the instance. */
export function hierarchical({ statements, everything }: Findings): HierarchicalOutput {
  const reader = new TraceReader(statements, everything().nodes);
  const applications = applicationsIn(reader);
  const root = foldUp<BlockNode, EvaluationUnit>(
    [...applications.keys()],
    ({ parent }) => parent?.parent,
    (node, beneath) => evaluationUnitOf(node, applications.get(node) ?? [], reader, beneath),
  ) as EvaluationUnit;
  return { ...headOf(statements.plan), ...root, details: own(root).details ?? [] };
}
