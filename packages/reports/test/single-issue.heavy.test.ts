// Most invalid values are wrong in one place, and their issue is made on a path of its own.
import { findFailures, Loop } from "@argot/core/internal";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import * as op from "../../core/test/op.js";
import { instances, plans } from "../../core/test/random-plan.js";
import { collectedIssues } from "../src/issues/collect-issues.js";
import { singleIssue } from "../src/issues/single-issue.js";
import { RuleMessages } from "../src/messages/rule-messages.js";

const numRuns = 4000;

/** Whether a value has failures that lead straight to one issue. Then the issue is the one that all other ways lead to. */
function leadsStraightToItsIssue(plan: op.Plan, value: unknown): boolean {
  const failed = findFailures(new Loop(plan), value);
  const single = failed && singleIssue(new RuleMessages(plan), failed);
  if (!single) return false;
  expect(collectedIssues(new RuleMessages(plan), failed)).toEqual([single]);
  return true;
}

test("a straight path leads to the same issue as the work list", () => {
  let straight = 0;
  fc.assert(
    fc.property(plans, fc.array(instances, { minLength: 1, maxLength: 8 }), (plan, values) => {
      const verified = op.verify(plan);
      for (const value of values) if (leadsStraightToItsIssue(verified, value)) straight++;
    }),
    // Few random values are wrong in one place.
    { seed: 4, numRuns },
  );
  expect(straight).toBeGreaterThan(numRuns / 80);
});
