import type { Block } from "../plan/plan.js";

/** Answers beforehand for some blocks and values, so that an evaluation which only looks for failures can pass over them. */
export interface Shortcuts {
  /** True only where the block holds of the value; false says nothing. */
  holds(block: Block, value: unknown): boolean;
}
