import { holds } from "../predicate.js";
import type { StepOf } from "./step.js";

export const decoded: StepOf<"decoded"> = {
  next(goal, frame, machine) {
    if (frame.cursor++ > 0) return false;
    const { decode, edge, deepest } = goal;
    if (frame.contents < deepest) machine.weigh(frame.value);
    const content = frame.contents < deepest ? decode.call(frame.value as never, decode.argument as never) : undefined;
    frame.holds = content !== undefined;
    if (!content || !edge || (edge.when && !holds(edge.when, content.value))) return false;
    return machine.inside(frame, edge, content.value);
  },
  take(_goal, frame, child) {
    frame.holds = child.valid;
  },
};
