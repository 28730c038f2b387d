import type { Application, Fallback } from "@argot/core/plan";
import type { EvaluatedBits } from "./evaluated-bits.js";
import type { Test } from "./test.js";

/** Makes tests of applications: what stands in other blocks, for those that make the tests of one block. */
export interface TestMaker {
  /** The loop over the same plan. */
  readonly loop: Fallback;
  /** The test of an application to the same value. It sets the application's bit where it holds. */
  applyInPlace(application: Application, evaluatedBits?: EvaluatedBits): Test;
  /** The test of applications to a part of the value, made when it first runs. */
  applyToChild(applications: readonly Application[]): Test;
  /** Whether an application holds of nothing. */
  neverHolds(application: Application): boolean;
}
