import {
  applicationsIn,
  type EvaluationHead,
  type EvaluationUnit,
  evaluationUnitOf,
  headOf,
} from "./evaluation-unit.js";
import type { OutputSource } from "./output-source.js";
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
export function list({ ruleMessages, everything }: OutputSource): ListOutput {
  const reader = new TraceReader(ruleMessages, everything().nodes);
  const units = Array.from(applicationsIn(reader), ([node, rules]) => evaluationUnitOf(node, rules, reader, []));
  return { ...headOf(ruleMessages.plan), valid: units[0]?.valid === true, details: units.filter(hasContent) };
}

const contentNames: readonly (keyof EvaluationUnit)[] = ["errors", "annotations", "droppedAnnotations"];

const hasContent = (unit: EvaluationUnit): boolean => contentNames.some((name) => Object.hasOwn(unit, name));
