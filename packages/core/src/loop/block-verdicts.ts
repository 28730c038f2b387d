import type { Block } from "../plan/plan.js";

/** Answers beforehand for some blocks and values, so that an evaluation which only looks for failures can pass over them. */
export interface BlockVerdicts {
  /** True only if the block is valid for the value. False means nothing. */
  isKnownValid(block: Block, value: unknown): boolean;
}
