import { positionOf } from "../position.js";
import { holds } from "../predicate.js";
import { type StepOf, takesNothing } from "./step.js";

export const test: StepOf<"test"> = {
  next({ predicate }, frame) {
    frame.holds =
      predicate.op === "custom" && predicate.testAt
        ? predicate.testAt(frame.value as never, () => positionOf(frame))
        : holds(predicate, frame.value);
    return false;
  },
  take: takesNothing,
};
