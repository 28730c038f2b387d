import { holds } from "../predicate.js";
import { type StepOf, takesNothing } from "./step.js";

export const test: StepOf<"test"> = {
  next(constraint, frame) {
    frame.holds = holds(constraint.predicate, frame.value);
    return false;
  },
  take: takesNothing,
};
