import type { Application, BlockId, ConstraintOf, Fallback, Plan, Rule } from "@argot/core/plan";
import type { BlockFacts } from "../analysis/block-facts.js";
import type { EvaluatedBits } from "./evaluated-bits.js";
import type { Test } from "./test-run.js";

/** Makes the tests of blocks and applications, for the files that make the tests of one block, or find its failures. */
export interface TestMaker {
  readonly plan: Plan;
  readonly facts: BlockFacts;
  /** The loop over the same plan. */
  readonly loop: Fallback;
  /** The test of a block. It makes itself when it first runs. */
  testOf(id: BlockId): Test;
  /** The test of those rules of a block that set bits of the evaluated set. */
  settingBits(id: BlockId, evaluatedBits: EvaluatedBits): Test;
  /** The test of an application in place. It sets the bit of the application if it holds. */
  applyInPlace(application: Application, evaluatedBits?: EvaluatedBits): Test;
  /** The test of applications to a part of the value. It makes itself when it first runs. */
  applyToChild(applications: readonly Application[]): Test;
  /** The test of an alternative rule that sets no bits. It is made once. */
  alternatives(constraint: ConstraintOf<"some">): Test;
  /** The rules of a block, or of the one that decides for it, with those that `all` applies to the same value. */
  rulesOf(id: BlockId): readonly Rule[];
  /** Whether an application is invalid for every value. */
  neverHolds(application: Application): boolean;
}
