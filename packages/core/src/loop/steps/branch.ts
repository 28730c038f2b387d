import { holds } from "../predicate.js";
import { adoptMarks, type StepOf } from "./step.js";

// The cursor counts: 0 before the condition, 1 while it is asked, 2 while a branch is.
export const branch: StepOf<"branch"> = {
  next(goal, frame, machine) {
    if (frame.cursor === 0) {
      frame.cursor = 1;
      if (!goal.if.when || holds(goal.if.when, frame.value)) return machine.here(frame, goal.if);
      frame.tally = 1;
    }
    if (frame.cursor === 2) return false;
    frame.cursor = 2;
    const edge = frame.tally === 1 ? goal.then : goal.else;
    return edge !== undefined && (!edge.when || holds(edge.when, frame.value)) && machine.here(frame, edge);
  },
  take(_goal, frame, child) {
    if (child.valid) adoptMarks(frame, child);
    if (frame.cursor === 1) frame.tally = child.valid ? 1 : 0;
    else frame.holds = child.valid;
  },
};
