import { holds } from "../predicate.js";
import type { StepOf } from "./step.js";

export const decoded: StepOf<"decoded"> = {
  next(goal, frame, machine) {
    if (frame.cursor++ > 0) return false;
    const { decode, edge } = goal;
    const content = decode.call(frame.value as never, decode.argument as never);
    frame.holds = content !== undefined;
    if (content === undefined || (edge.when && !holds(edge.when, content.value))) return false;
    return machine.there(frame, edge, content.value, undefined);
  },
  take(_goal, frame, child) {
    frame.holds = child.valid;
  },
};
