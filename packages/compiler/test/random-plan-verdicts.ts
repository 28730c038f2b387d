// Compiled code and closures agree with the loop about random plans.
import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { FailedApplication, Failure } from "@argot/core/plan";
import * as op from "../../core/test/op.js";
import { isAboutEach, mapApplications, rangeOf, readsEvaluated } from "../../core/src/plan/walk.js";
import { Loop } from "../../core/src/loop/evaluate.js";
import { findFailures } from "../../core/src/loop/find-failures.js";
import { instances, plans, staticPlans } from "../../core/test/random-plan.js";
import { byLoop, compiledVerdicts, failuresByClosures } from "./tiers.js";

/** Failures of a block as JSON: blocks are named by numbers. Only rules that count have counts. */
function written(plan: op.Plan, block: op.BlockId, failures: readonly Failure[] | undefined): unknown {
  const counts = (ruleIndex: number): boolean => {
    const rule = plan.blocks[block]?.rules[ruleIndex];
    return rule !== undefined && rangeOf(rule.constraint) !== undefined;
  };
  return failures?.map(({ ruleIndex, validCount, failedApplications }) => [
    ruleIndex,
    counts(ruleIndex) ? validCount : "not counted",
    failedApplications.map((failed) => [
      failed.application,
      failed.block,
      failed.key,
      written(plan, failed.block, failed.failures),
    ]),
  ]);
}

/** The same plan, in which each block is applied by another one that does nothing else, as by a schema with `$ref` alone. */
function withReferences(plan: op.Plan): op.Plan {
  const { length } = plan.blocks;
  const throughReference = (application: op.Application): op.Application =>
    application.dynamic === undefined ? { ...application, target: application.target + length } : application;
  const applying = plan.blocks.map((block) => ({
    ...block,
    rules: block.rules.map((rule) => ({ ...rule, constraint: mapApplications(rule.constraint, throughReference) })),
  }));
  const references = plan.blocks.map(({ resource, pointer }, id) => ({
    id: id + length,
    resource,
    pointer,
    rules: [op.ruleOf(op.JsonType.any, op.all([op.applicationTo(id)]))],
  }));
  return { ...plan, blocks: [...applying, ...references] };
}

const plansOfAnyKind = fc.oneof(plans, staticPlans, staticPlans.map(withReferences));

/** Compares the verdicts of a number of plans, each about up to eight values. */
export function testRandomVerdicts(parameters: { readonly seed: number; readonly numRuns: number }): void {
  test("all ways to a verdict agree", () => {
    fc.assert(
      fc.property(plansOfAnyKind, fc.array(instances, { minLength: 1, maxLength: 8 }), (plan, values) => {
        const expected = values.map(byLoop(plan));
        for (const [way, decide] of Object.entries(compiledVerdicts(plan)))
          expect({ [way]: values.map(decide) }).toEqual({ [way]: expected });
      }),
      parameters,
    );
  });

  const ends = fc.record({
    maxReports: fc.oneof(fc.constant(Infinity), fc.integer({ min: 1, max: 5 })),
    firstPart: fc.boolean(),
  });
  test("closures find the same failures as the loop, in searches that end early as well", () => {
    fc.assert(
      fc.property(plansOfAnyKind, fc.array(instances, { minLength: 1, maxLength: 4 }), ends, (plan, values, end) => {
        const loop = new Loop(plan);
        const find = failuresByClosures(plan);
        const writtenFrom = (failures: readonly Failure[] | undefined): unknown =>
          written(plan, plan.entry.target, failures);
        for (const value of values)
          expect(writtenFrom(find(value, end))).toEqual(writtenFrom(findFailures(loop, value, end)?.failures));
      }),
      parameters,
    );
  });

  test("of the parts that fail a rule about each part, a search for one finds the first", () => {
    fc.assert(
      fc.property(staticPlans, instances, (plan, value) => {
        const loop = new Loop(plan);
        const all = findFailures(loop, value);
        const first = findFailures(loop, value, { maxReports: Infinity, firstPart: true });
        expect(writtenFirst(plan, first)).toEqual(writtenFirst(plan, all));
      }),
      parameters,
    );
  });
}

/** The failures as numbers and keys, with the first part of rules about each part. Rules that read what others have evaluated may differ. */
function writtenFirst(plan: op.Plan, failed: FailedApplication | undefined): unknown {
  if (!failed) return undefined;
  const { rules } = plan.blocks[failed.block] as op.Plan["blocks"][number];
  return failed.failures.flatMap(({ ruleIndex, failedApplications }) => {
    const { constraint } = rules[ruleIndex] as op.Plan["blocks"][number]["rules"][number];
    if (readsEvaluated(constraint)) return [];
    const shown = isAboutEach(constraint) ? failedApplications.slice(0, 1) : failedApplications;
    return [[ruleIndex, shown.map((each) => [each.key, writtenFirst(plan, each)])]];
  });
}
