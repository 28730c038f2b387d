import { ownProperties } from "../json/own-properties.js";
import type { BlockNode } from "../loop/trace-node.js";
import {
  applicationsIn,
  type EvaluationHead,
  type EvaluationUnit,
  evaluationUnitOf,
  headOf,
} from "./evaluation-unit.js";
import type { OutputSource } from "./output-source.js";
import { foldUp } from "./fold-up.js";
import { TraceReader } from "./trace-reader.js";

/** An output in the hierarchical format: the unit of the root schema, with its dialect and URI. */
export interface HierarchicalOutput extends EvaluationHead, EvaluationUnit {
  /** The applications beneath the root schema; may be empty. */
  readonly details: readonly EvaluationUnit[];
}

/** The hierarchical format of v1: every application of a schema, beneath the one that led to it. It grows with the instance. */
export function hierarchical({ ruleMessages, everything }: OutputSource): HierarchicalOutput {
  const reader = new TraceReader(ruleMessages, everything().nodes);
  const applications = applicationsIn(reader);
  const root = foldUp<BlockNode, EvaluationUnit>(
    [...applications.keys()],
    ({ parent }) => parent?.parent,
    (node, beneath) => evaluationUnitOf(node, applications.get(node) ?? [], reader, beneath),
  ) as EvaluationUnit;
  return { ...headOf(ruleMessages.plan), ...root, details: ownProperties(root).details ?? [] };
}
