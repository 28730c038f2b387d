import { holds } from "../predicate.js";
import { adoptMarks, type StepOf } from "./step.js";

export const all: StepOf<"all"> = {
  next(goal, frame, machine) {
    for (let edge = goal.edges[frame.cursor++]; edge; edge = goal.edges[frame.cursor++]) {
      if (!edge.when || holds(edge.when, frame.value)) return machine.here(frame, edge);
    }
    return false;
  },
  take(_goal, frame, child) {
    if (child.valid) adoptMarks(frame, child);
    else frame.holds = false;
  },
};
