import { holds } from "../predicate.js";
import { adoptEvaluated, type StepOf } from "./step.js";

export const some: StepOf<"some"> = {
  next(constraint, frame, machine) {
    const { min, max } = constraint.range;
    // If what is evaluated matters, every application that holds adds to it, and none may be left out.
    const decided =
      (frame.validCount > max && !machine.records) || (max === Infinity && frame.validCount >= min && !frame.evaluated);
    if (!(decided && machine.shortCircuit)) {
      for (
        let application = constraint.applications[frame.cursor++];
        application;
        application = constraint.applications[frame.cursor++]
      ) {
        if (!application.when || holds(application.when, frame.value)) return machine.applyInPlace(frame, application);
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
