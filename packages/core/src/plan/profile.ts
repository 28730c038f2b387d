import type { BlockId } from "./ops.js";

/**
 * What is known of the values that a plan will see, from those it has seen. It may guide the choice between ways to the
 * same answer; it never changes the answer.
 */
export interface Profile {
  /** Whether the objects that a block was applied to had one set of member names or several; `undefined` when too few were seen. */
  shapes(block: BlockId): "one" | "many" | undefined;
}
