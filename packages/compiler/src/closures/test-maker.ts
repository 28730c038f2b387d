import type { Application, Fallback } from "@argot/core/plan";
import type { EvaluatedBits } from "./evaluated-bits.js";
import type { Test } from "./test.js";

/** Makes the tests of applications, for the files that make the tests of one block. */
export interface TestMaker {
  /** The loop over the same plan. */
  readonly loop: Fallback;
  /** The test of an application in place. It sets the bit of the application if it holds. */
  applyInPlace(application: Application, evaluatedBits?: EvaluatedBits): Test;
  /** The test of applications to a part of the value. It makes itself when it first runs. */
  applyToChild(applications: readonly Application[]): Test;
  /** Whether an application is invalid for every value. */
  neverHolds(application: Application): boolean;
}
