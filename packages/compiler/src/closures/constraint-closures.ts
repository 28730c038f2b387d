import type { BlockId, Constraint, ConstraintOf } from "@argot/core/plan";
import type { EvaluatedBits } from "./evaluated-bits.js";
import type { RuleContext, SearchRule } from "./search/search.js";
import type { TestMaker } from "./test-maker.js";
import type { Test } from "./test-run.js";

/** Makes the functions of constraints of one op. They decide and find the same as the loop does. */
export interface ConstraintClosures<C extends Constraint = Constraint> {
  /** The test of a constraint. */
  test(constraint: C, context: TestContext): Test;
  /** The search for why a constraint fails. */
  search(constraint: C, context: RuleContext): SearchRule;
}

export type ClosuresOf<Op extends Constraint["op"]> = ConstraintClosures<ConstraintOf<Op>>;

/** What the test of a constraint is made with. */
export interface TestContext {
  /** The block that has the constraint. */
  readonly block: BlockId;
  /** The evaluated set that the rules of the block set bits of, if some rule reads it. */
  readonly bits: EvaluatedBits | undefined;
  readonly maker: TestMaker;
}
