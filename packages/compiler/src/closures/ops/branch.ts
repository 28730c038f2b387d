import type { Application, ConstraintOf } from "@argot/core/plan";
import { holds, type Test } from "../test-run.js";
import type { RuleContext, SearchRule } from "../search/search.js";
import { alwaysHolds, branch, branchOfAll } from "../combine.js";
import type { ClosuresOf } from "../constraint-closures.js";

export const branchClosures: ClosuresOf<"branch"> = {
  test: (constraint, { bits, maker }) => {
    const side = (application: Application | undefined): Test =>
      application ? maker.applyInPlace(application, bits) : alwaysHolds;
    const combine = bits?.concerns(constraint.if) ? branchOfAll : branch;
    return combine(maker.applyInPlace(constraint.if, bits), side(constraint.then), side(constraint.else));
  },
  search: searchBranch,
};

function searchBranch(constraint: ConstraintOf<"branch">, { ruleIndex, maker }: RuleContext): SearchRule {
  const condition = maker.tests.applyInPlace(constraint.if);
  const then = constraint.then && maker.apply(constraint.then);
  const otherwise = constraint.else && maker.apply(constraint.else);
  return (value, kind, depth, scope) => {
    const holdsIf = holds(condition, value, kind, depth, scope);
    const failed = (holdsIf ? then : otherwise)?.(value, kind, depth, scope, undefined);
    return failed && { ruleIndex, validCount: holdsIf ? 1 : 0, failedApplications: [failed] };
  };
}
