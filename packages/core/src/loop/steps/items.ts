import type { Application, ConstraintOf } from "../../plan/plan.js";
import { holds } from "../../plan/predicates.js";
import type { Frame } from "../frame.js";
import type { StepOf } from "./step.js";

export const itemsStep: StepOf<"items"> = {
  next(constraint, frame, machine) {
    const array = frame.value as readonly unknown[];
    const { quota } = constraint;
    const decided =
      quota &&
      machine.shortCircuit &&
      !frame.evaluated &&
      (frame.validCount > quota.max || (quota.max === Infinity && frame.validCount >= quota.min));
    const end = decided ? 0 : array.length;
    while (frame.cursor < end) {
      const i = frame.cursor++;
      const application = applicationAt(constraint, frame, i);
      if (!application) continue;
      if (!quota) markApplied(constraint, frame, i);
      if (!application.when || holds(application.when, array[i], machine.sets))
        return machine.applyToChild(frame, application, array[i], i);
      if (quota) count(constraint, frame, i);
    }
    if (quota) frame.holds = frame.validCount >= quota.min && frame.validCount <= quota.max;
    return false;
  },
  take(constraint, frame, child) {
    if (!constraint.quota) {
      if (!child.valid) frame.holds = false;
    } else if (child.valid) count(constraint, frame, frame.cursor - 1);
  },
};

function applicationAt(constraint: ConstraintOf<"items">, frame: Frame, i: number): Application | undefined {
  if (i < constraint.prefix.length) return constraint.prefix[i];
  if (i < constraint.from || (constraint.except === "evaluated" && frame.isEvaluated(i))) return undefined;
  return constraint.rest;
}

function count(constraint: ConstraintOf<"items">, frame: Frame, i: number): void {
  frame.validCount++;
  markApplied(constraint, frame, i);
}

function markApplied(constraint: ConstraintOf<"items">, frame: Frame, i: number): void {
  if (constraint.keepsUnevaluated) frame.applied?.push(i);
  else frame.markEvaluated(i);
}
