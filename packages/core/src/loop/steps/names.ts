import { holds } from "../predicate.js";
import type { StepOf } from "./step.js";

export const names: StepOf<"names"> = {
  next(goal, frame, machine) {
    const object = frame.value as Record<string, unknown>;
    const all = (frame.names ??= Object.keys(object));
    while (frame.cursor < all.length) {
      const name = all[frame.cursor++] as string;
      if (object[name] === undefined) continue;
      if (!goal.edge.when || holds(goal.edge.when, name)) return machine.there(frame, goal.edge, name, undefined);
    }
    return false;
  },
  take(_goal, frame, child) {
    if (!child.valid) frame.holds = false;
  },
};
