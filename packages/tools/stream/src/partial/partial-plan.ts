import type { Loop } from "@argot/core/internal";
import type { BlockId, ConstraintOf, Plan } from "@argot/core/plan";
import type { LivePatterns } from "./live-pattern.js";

/** What evaluations of one schema share. */
export interface PartialPlan {
  readonly plan: Plan;
  /** Evaluates values that are read to their end. */
  readonly loop: Loop;
  readonly patterns: LivePatterns;
  /** The blocks that hold for no value. */
  readonly never: ReadonlySet<BlockId>;
  /** Whether some rule depends on which items others have evaluated. */
  readonly readsEvaluatedItems: boolean;
  /** The names that constraints allow where all others are refused, sorted. */
  readonly allowedNames: Map<ConstraintOf<"members">, readonly string[]>;
}
