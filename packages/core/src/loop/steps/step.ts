import type { Constraint, ConstraintOf } from "../../plan/ops.js";
import type { Frame, Machine } from "../frame.js";

/** The meaning of one op. Its state lives in the frame, so that the loop can leave it and come back. */
export interface Step<G extends Constraint = Constraint> {
  /**
   * Starts the next application and returns true; or, when none is left, decides `frame.holds` and returns false.
   */
  next(constraint: G, frame: Frame, machine: Machine): boolean;
  /** Takes in the answer of the application that `next` started. */
  take(constraint: G, frame: Frame, child: Frame, machine: Machine): void;
}

export type StepOf<Op extends Constraint["op"]> = Step<ConstraintOf<Op>>;

/** What has been evaluated by a schema that holds of the same value counts for this one, too. */
export function adoptEvaluated(frame: Frame, child: Frame): void {
  if (frame.evaluated && child.evaluated) frame.evaluated.adopt(child.evaluated);
}

/** For ops that apply nothing. */
export function takesNothing(): never {
  throw new TypeError("nothing was applied");
}
