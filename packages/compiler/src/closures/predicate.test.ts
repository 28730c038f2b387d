import type { Predicate } from "@argot/core/plan";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { holds as holdsByLoop } from "../../../core/src/plan/predicates.js";
import { instances, plans, predicateOps } from "../../../core/test/random-plan.js";
import { kindOf, kindsFor } from "../analysis/kinds.js";
import { predicateTest } from "./predicate.js";
import { holds, type Scope } from "./test-run.js";

const scope: Scope = { enter: () => scope, target: ({ target }) => target };

test("predicates hold for the values for which the loop says so", () => {
  const seen = new Set<Predicate["op"]>();
  const found = { true: 0, false: 0 };
  fc.assert(
    fc.property(plans, fc.array(instances, { minLength: 4, maxLength: 10 }), ({ blocks }, values) => {
      for (const { constraint, appliesTo } of blocks.flatMap(({ rules }) => rules)) {
        if (constraint.op !== "test") continue;
        const made = predicateTest(constraint.predicate);
        seen.add(constraint.predicate.op);
        for (const value of values) {
          if ((kindsFor(appliesTo) & kindOf(value)) === 0) continue;
          const expected = holdsByLoop(constraint.predicate, value);
          found[`${expected}`]++;
          expect(holds(made, value, kindOf(value), 0, scope)).toBe(expected);
        }
      }
    }),
    { seed: 9, numRuns: 400 },
  );
  expect([...seen].toSorted()).toEqual(predicateOps.toSorted());
  expect(Math.min(found.true, found.false)).toBeGreaterThan(80);
});
