import { holds } from "../predicate.js";
import { adoptMarks, type StepOf } from "./step.js";

export const some: StepOf<"some"> = {
  next(goal, frame, machine) {
    const { min, max } = goal.range;
    // Marks of every edge that holds count, so that only a frame without them can stop at the first few.
    const decided = frame.tally > max || (max === Infinity && frame.tally >= min && !frame.marks);
    if (!(decided && machine.hasty)) {
      for (let edge = goal.edges[frame.cursor++]; edge; edge = goal.edges[frame.cursor++]) {
        if (!edge.when || holds(edge.when, frame.value)) return machine.here(frame, edge);
        frame.tally++;
      }
    }
    frame.holds = frame.tally >= min && frame.tally <= max;
    return false;
  },
  take(_goal, frame, child) {
    if (!child.valid) return;
    frame.tally++;
    adoptMarks(frame, child);
  },
};
