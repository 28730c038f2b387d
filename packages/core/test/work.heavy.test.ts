// Work is bounded by the size of the schema times that of the value, whatever the paths that lead to a value. Counted in
// applications of schemas, over random recursive plans: every constraint that applies something, references in a circle,
// and values that are deep.
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { countNodes } from "../src/json/count-nodes.js";
import { Loop } from "../src/loop/evaluate.js";
import { findFailures } from "../src/loop/find-failures.js";
import { traceOfAnnotations } from "../src/loop/trace.js";
import type { Plan } from "../src/plan/plan.js";
import { deepValue, recursivePlan, sizeOf } from "./recursive-plan.js";

/** An evaluation may take this many applications for each block, application and value. */
const workPerPair = 12;
/** What is recorded of small evaluations is free. */
const freeWork = 4000;

function workOf(each: Plan, run: (loop: Loop) => void): number {
  const loop = new Loop(each);
  run(loop);
  return loop.work;
}

describe("the work of an evaluation grows with the schema times the value", () => {
  test.each<[what: string, run: (loop: Loop, instance: unknown) => void, free: number]>([
    ["for a verdict", (loop, instance) => void loop.evaluate(instance), 0],
    ["for failures", (loop, instance) => void findFailures(loop, instance), freeWork],
    ["for annotations", (loop, instance) => void loop.evaluate(instance, traceOfAnnotations()), freeWork],
  ])("%s", (_what, run, free) => {
    fc.assert(
      fc.property(recursivePlan, deepValue, (each, instance) => {
        const most = free + workPerPair * sizeOf(each) * countNodes(instance, Infinity);
        expect(workOf(each, (loop) => run(loop, instance))).toBeLessThanOrEqual(most);
      }),
      { seed: 20, numRuns: 400 },
    );
  });

  test("what is remembered changes no verdict", () => {
    fc.assert(
      fc.property(recursivePlan, deepValue, (each, instance) => {
        const verdict = new Loop(each).evaluate(instance);
        expect(findFailures(new Loop(each), instance) === undefined).toBe(verdict);
      }),
      { seed: 21, numRuns: 400 },
    );
  });
});
