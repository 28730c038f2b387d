import type { Goal, GoalOf } from "../../plan/ops.js";
import type { Frame, Machine } from "../frame.js";

/** The meaning of one op. Its state lives in the frame, so that the loop can leave it and come back. */
export interface Step<G extends Goal = Goal> {
  /**
   * Starts the next application and returns true; or, when none is left, decides `frame.holds` and returns false.
   */
  next(goal: G, frame: Frame, machine: Machine): boolean;
  /** Takes in the answer of the application that `next` started. */
  take(goal: G, frame: Frame, child: Frame, machine: Machine): void;
}

export type StepOf<Op extends Goal["op"]> = Step<GoalOf<Op>>;

/** What has been evaluated by a schema that holds of the same value counts for this one, too. */
export function adoptMarks(frame: Frame, child: Frame): void {
  if (frame.marks && child.marks) frame.marks.adopt(child.marks);
}

/** For ops that apply nothing. */
export function takesNothing(): never {
  throw new TypeError("nothing was applied");
}
