import * as fc from "fast-check";
import { expect, test } from "vitest";
import { Loop } from "../../../core/src/loop/evaluate.js";
import { instances, staticPlans } from "../../../core/test/random-plan.js";
import { blockKindsOf } from "./block-kinds.js";
import { anything, kindOf } from "./kinds.js";

test("a block holds for values of its kinds only", () => {
  let excluded = 0;
  fc.assert(
    fc.property(staticPlans, fc.array(instances, { minLength: 4, maxLength: 10 }), (plan, values) => {
      const loop = new Loop(plan);
      const kindsOf = blockKindsOf(plan);
      for (const { id } of plan.blocks) {
        const kinds = kindsOf(id);
        if (kinds === anything) continue;
        for (const value of values.filter((each) => (kinds & kindOf(each)) === 0)) {
          excluded++;
          expect(loop.evaluateFrom(id, value)).toBe(false);
        }
      }
    }),
    { seed: 10, numRuns: 300 },
  );
  expect(excluded).toBeGreaterThan(9);
});
