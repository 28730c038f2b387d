import type { BlockNode } from "@argot/core/internal";
import {
  applicationsIn,
  type EvaluationHead,
  type EvaluationUnit,
  evaluationUnitOf,
  headOf,
} from "./evaluation-unit.js";
import type { OutputSource } from "./output-source.js";
import { type Units, unitsOf } from "./placed-unit.js";
import { TraceReader } from "./trace-reader.js";

/** An output in the hierarchical format: the unit of the root schema, with its dialect and URI. */
export interface HierarchicalOutput extends EvaluationHead, EvaluationUnit {
  /** The applications beneath the root schema; may be empty. */
  readonly details: readonly EvaluationUnit[];
}

/** The hierarchical format of v1: every application of a schema, beneath the one that led to it. It grows with the instance. */
export function hierarchical({ ruleMessages, everything }: OutputSource): Units {
  const reader = new TraceReader(ruleMessages, everything().nodes);
  const applications = [...applicationsIn(reader)];
  return unitsOf(function* () {
    const levels = new Map<BlockNode | undefined, number>([[undefined, -1]]);
    for (const [i, [node, rules]] of applications.entries()) {
      const level = (levels.get(node.parent?.parent) as number) + 1;
      levels.set(node, level);
      const unit = evaluationUnitOf(node, rules, reader);
      // What is beneath an application follows it.
      const [next] = applications.at(i + 1) ?? [];
      const hasInner = next?.parent?.parent === node;
      if (level === 0) yield { unit: { ...headOf(ruleMessages.plan), ...unit }, level, beneath: "details" };
      else yield { unit, level, beneath: hasInner ? "details" : undefined };
    }
  });
}
