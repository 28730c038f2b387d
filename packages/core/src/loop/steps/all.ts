import { holds } from "../predicate.js";
import { adoptEvaluated, type StepOf } from "./step.js";

export const all: StepOf<"all"> = {
  next(constraint, frame, machine) {
    for (
      let application = constraint.applications[frame.cursor++];
      application;
      application = constraint.applications[frame.cursor++]
    ) {
      if (!application.when || holds(application.when, frame.value)) return machine.applyInPlace(frame, application);
    }
    return false;
  },
  take(_constraint, frame, child) {
    if (child.valid) adoptEvaluated(frame, child);
    else frame.holds = false;
  },
};
