import { holds } from "../predicate.js";
import { type StepOf, takesNothing } from "./step.js";

export const test: StepOf<"test"> = {
  next(goal, frame) {
    frame.holds = holds(goal.pred, frame.value);
    return false;
  },
  take: takesNothing,
};
