import { holds } from "../predicate.js";
import type { StepOf } from "./step.js";

export const names: StepOf<"names"> = {
  next(goal, frame, machine) {
    for (let name = frame.nameAt(frame.cursor++); name !== undefined; name = frame.nameAt(frame.cursor++)) {
      if (!goal.edge.when || holds(goal.edge.when, name)) return machine.there(frame, goal.edge, name, undefined);
    }
    return false;
  },
  take(_goal, frame, child) {
    if (!child.valid) frame.holds = false;
  },
};
