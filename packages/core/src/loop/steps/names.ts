import { holds } from "../../plan/predicates.js";
import type { StepOf } from "./step.js";

export const namesStep: StepOf<"names"> = {
  next(constraint, frame, machine) {
    for (let name = frame.nameAt(frame.cursor++); name !== undefined; name = frame.nameAt(frame.cursor++)) {
      if (!constraint.application.when || holds(constraint.application.when, name, machine.sets))
        return machine.applyToChild(frame, constraint.application, name, undefined);
    }
    return false;
  },
  take(_constraint, frame, child) {
    if (!child.valid) frame.holds = false;
  },
};
