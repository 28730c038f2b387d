import type { Trace } from "../loop/trace.js";
import type { Plan } from "../plan/ops.js";

/** What can be found out about a value, each thing at its own cost: what outputs are made of. */
export interface Findings {
  readonly plan: Plan;
  /** The verdict. */
  valid(): boolean;
  /** What fails, of a value that is not valid. */
  failures(): Trace;
  /** What is noted of a valid value. */
  notes(): Trace;
  /** All that is evaluated. */
  everything(): Trace;
}
