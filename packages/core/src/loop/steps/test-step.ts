import type { InstancePosition } from "../../plan/plan.js";
import { answerOf } from "../../json/answer.js";
import type { Frame } from "../frame.js";
import { positionOf } from "../position.js";
import { holds } from "../../plan/predicates.js";
import { type StepOf, takesNothing } from "./step.js";

export const testStep: StepOf<"test"> = {
  next({ predicate }, frame, machine) {
    frame.holds =
      predicate.op === "custom" && predicate.testAt
        ? answerOf(holdsAt(predicate.testAt, frame), predicate.test.name)
        : holds(predicate, frame.value, machine.sets);
    return false;
  },
  take: takesNothing,
};

/** A function of its own: one that makes a closure allocates in each call, whether it makes it or not. */
const holdsAt = (testAt: (value: never, position: () => InstancePosition) => boolean, frame: Frame): boolean =>
  testAt(frame.value as never, () => positionOf(frame));
