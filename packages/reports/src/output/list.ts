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

/** An output in the list format. */
export interface ListOutput extends EvaluationHead {
  /** Whether the value is valid. */
  readonly valid: boolean;
  /** The units with errors or annotations, in the order of evaluation; without `details` of their own. */
  readonly details: readonly EvaluationUnit[];
}

/**
 * The list format of v1: every application of a schema that has errors or annotations, dropped ones included, in a flat list.
 * Its trace grows with the instance.
 */
export function list({ ruleMessages, everything }: OutputSource): Units {
  const reader = new TraceReader(ruleMessages, everything().nodes);
  const applications = applicationsIn(reader);
  return unitsOf(function* () {
    const valid = reader.nodes.at(0)?.valid === true;
    yield { unit: { ...headOf(ruleMessages.plan), valid }, level: 0, beneath: "details" };
    for (const [node, rules] of applications) {
      const unit = evaluationUnitOf(node, rules, reader);
      if (hasContent(unit)) yield { unit, level: 1, beneath: undefined };
    }
  });
}

const contentNames: readonly (keyof EvaluationUnit)[] = ["errors", "annotations", "droppedAnnotations"];

const hasContent = (unit: EvaluationUnit): boolean => contentNames.some((name) => Object.hasOwn(unit, name));
