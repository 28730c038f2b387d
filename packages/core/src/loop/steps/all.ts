import type { Application } from "../../plan/plan.js";
import { holds } from "../../plan/predicates.js";
import { adoptEvaluated, type StepOf } from "./step.js";

export const allStep: StepOf<"all"> = {
  next(constraint, frame, machine) {
    const { applications } = constraint;
    while (frame.cursor < applications.length) {
      const application = applications[frame.cursor++] as Application;
      if (!application.when || holds(application.when, frame.value, machine.sets))
        return machine.applyInPlace(frame, application);
    }
    return false;
  },
  take(_constraint, frame, child) {
    if (child.valid) adoptEvaluated(frame, child);
    else frame.holds = false;
  },
};
