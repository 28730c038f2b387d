import type { Application } from "../../plan/plan.js";
import { holds } from "../../plan/predicates.js";
import { adoptEvaluated, type StepOf } from "./step.js";

export const someStep: StepOf<"some"> = {
  next(constraint, frame, machine) {
    const { applications, range } = constraint;
    const { min, max } = range;
    // If what is evaluated matters, every application that holds adds to it, and none may be left out.
    const decided =
      (frame.validCount > max && !machine.records) || (max === Infinity && frame.validCount >= min && !frame.evaluated);
    if (!(decided && machine.shortCircuit)) {
      while (frame.cursor < applications.length) {
        const application = applications[frame.cursor++] as Application;
        if (!application.when || holds(application.when, frame.value, machine.sets))
          return machine.applyInPlace(frame, application);
        frame.validCount++;
      }
    }
    frame.holds = frame.validCount >= min && frame.validCount <= max;
    return false;
  },
  take({ range }, frame, child) {
    if (!child.valid) return;
    frame.validCount++;
    // What a value must not match evaluates nothing.
    if (range.max > 0) adoptEvaluated(frame, child);
  },
};
