// Work is bounded by the size of the schema times that of the value in compiled code and closures as well. Every block has a
// rule that calls a function, and the calls are counted: they are the same amount in every tier.
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { countNodes } from "../../core/src/json/count-nodes.js";
import * as op from "../../core/test/op.js";
import { deepValue, recursivePlan, sizeOf } from "../../core/test/recursive-plan.js";
import { compiledVerdicts } from "./tiers.js";

/** Calls for each block, application and value. Before the loop takes over, work may have been done several times. */
const callsPerPair = 20;
const freeCalls = 500;

/** The plan with a rule in each block that calls a function. */
function counting(plan: op.Plan, call: () => boolean): op.Plan {
  const rule = op.ruleOf(op.JsonType.any, op.test(op.custom({ call, argument: undefined, name: "count" })));
  return { ...plan, blocks: plan.blocks.map((block) => ({ ...block, rules: [rule, ...block.rules] })) };
}

/** Values for which a way has to do something, of the random ones. */
const leastCounted = 20;

describe("the work of compiled code grows with the schema times the value", () => {
  test.each(["code", "closures", "closures of the optimised plan", "failures"] as const)("%s", (way) => {
    let calls = 0;
    let most = 0;
    let counted = 0;
    const call = (): boolean => {
      // Ends what would take exponential time.
      if (++calls > most) throw new Error(`there are more than ${most} calls`);
      return true;
    };
    fc.assert(
      fc.property(recursivePlan, deepValue, (random, value) => {
        const plan = counting(random, call);
        const verdict = compiledVerdicts(plan)[way];
        calls = 0;
        most = freeCalls + callsPerPair * sizeOf(plan) * countNodes(value, Infinity);
        verdict(value);
        expect(calls).toBeLessThanOrEqual(most);
        if (calls > 0) counted++;
      }),
      { seed: 22, numRuns: 80 },
    );
    expect(counted).toBeGreaterThan(leastCounted);
  });
});
