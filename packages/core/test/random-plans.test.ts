import * as fc from "fast-check";
import { expect, test } from "vitest";
import { Loop } from "../src/loop/evaluate.js";
import { verify } from "../src/plan/verify.js";
import { constraintOps, instances, opsIn, plans, predicateOps } from "./random-plan.js";
import { testRandomPlans } from "./random-plan-properties.js";

test("every op occurs in random plans, and random values are valid or not", () => {
  const found = new Set<string>();
  const verdicts = new Set<boolean>();
  for (const plan of fc.sample(plans, { seed: 1, numRuns: 500 })) {
    for (const each of opsIn(verify(plan))) found.add(each);
    for (const value of fc.sample(instances, { seed: 2, numRuns: 5 })) verdicts.add(new Loop(plan).evaluate(value));
  }
  expect([...found].sort()).toEqual([...constraintOps, ...predicateOps, "dynamic"].sort());
  expect(verdicts.size).toBe(2);
});

testRandomPlans({ seed: 3, numRuns: 50 });
