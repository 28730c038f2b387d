import type { BlockId } from "./plan.js";

/** Names of the members of objects, in order. Engines give objects with the same names in the same order one shape. */
export type ObjectShape = readonly string[];

/**
 * What is known of the values that a plan will see, from those it has seen. It may guide the choice between ways to the
 * same answer; it never changes the answer.
 */
export interface Profile {
  /**
   * The shapes of the objects that a block was applied to, if they were few; `"many"` if they were not; `undefined` when too
   * few objects were seen.
   */
  shapes(block: BlockId): readonly ObjectShape[] | "many" | undefined;
}
