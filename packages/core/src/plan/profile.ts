import type { BlockId } from "./plan.js";

/**
 * What is known of the values that a plan will see, from those it has seen. It may guide the choice between ways to the
 * same answer; it never changes the answer.
 */
export interface Profile {
  /**
   * The member names of the objects that a block was applied to, if all had the same; `"many"` if they differed;
   * `undefined` when too few were seen.
   */
  shape(block: BlockId): readonly string[] | "many" | undefined;
}
