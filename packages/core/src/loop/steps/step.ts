import type { Constraint, ConstraintOf } from "../../plan/plan.js";
import type { Frame, Machine } from "../frame.js";

/** The meaning of one op. Its state is in the frame, so that the loop can leave it and come back. */
export interface Step<C extends Constraint = Constraint> {
  /** Starts the next application and returns true. If none is left, decides `frame.holds` and returns false. */
  next(constraint: C, frame: Frame, machine: Machine): boolean;
  /** Takes in the result of the application that `next` started. */
  take(constraint: C, frame: Frame, child: Frame, machine: Machine): void;
}

export type StepOf<Op extends Constraint["op"]> = Step<ConstraintOf<Op>>;

/** Adds what a block that is valid for the same value has evaluated. */
export function adoptEvaluated(frame: Frame, child: Frame): void {
  if (frame.evaluated && child.evaluated) frame.evaluated.adopt(child.evaluated);
}

/** For ops without applications. */
export function takesNothing(): never {
  throw new TypeError("nothing was applied");
}
