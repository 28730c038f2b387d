import { holds } from "../../plan/predicates.js";
import { adoptEvaluated, type StepOf } from "./step.js";

// The cursor is 0 before the condition, 1 while it is evaluated, and 2 while a side is. `validCount` is 1 if the condition holds.
export const branchStep: StepOf<"branch"> = {
  next(constraint, frame, machine) {
    if (frame.cursor === 0) {
      frame.cursor = 1;
      if (!constraint.if.when || holds(constraint.if.when, frame.value, machine.sets))
        return machine.applyInPlace(frame, constraint.if);
      frame.validCount = 1;
    }
    if (frame.cursor === 2) return false;
    frame.cursor = 2;
    const application = frame.validCount === 1 ? constraint.then : constraint.else;
    return (
      application !== undefined &&
      (!application.when || holds(application.when, frame.value, machine.sets)) &&
      machine.applyInPlace(frame, application)
    );
  },
  take(_constraint, frame, child) {
    if (child.valid) adoptEvaluated(frame, child);
    if (frame.cursor === 1) frame.validCount = child.valid ? 1 : 0;
    else frame.holds = child.valid;
  },
};
