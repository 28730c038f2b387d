// Compiled code, closures and explanations agree with the loop about random plans.
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { instances, plans } from "../../core/test/random-plan.js";
import { byLoop, compiledVerdicts } from "./tiers.js";

/** Compares the verdicts of a number of plans, each about up to eight values. */
export function testRandomVerdicts(parameters: { readonly seed: number; readonly numRuns: number }): void {
  test("all ways to a verdict agree", () => {
    fc.assert(
      fc.property(plans, fc.array(instances, { minLength: 1, maxLength: 8 }), (plan, values) => {
        const expected = values.map(byLoop(plan));
        for (const [way, decide] of Object.entries(compiledVerdicts(plan)))
          expect({ [way]: values.map(decide) }).toEqual({ [way]: expected });
      }),
      parameters,
    );
  });
}
