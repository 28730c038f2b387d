import type { ConstraintOf } from "@argot/core/plan";
import { holds } from "../test-run.js";
import type { RuleContext, SearchRule } from "./search.js";

export function searchBranch(constraint: ConstraintOf<"branch">, { ruleIndex, maker }: RuleContext): SearchRule {
  const condition = maker.tests.applyInPlace(constraint.if);
  const then = constraint.then && maker.apply(constraint.then);
  const otherwise = constraint.else && maker.apply(constraint.else);
  return (value, kind, depth, scope) => {
    const holdsIf = holds(condition, value, kind, depth, scope);
    const failed = (holdsIf ? then : otherwise)?.(value, kind, depth, scope, undefined);
    return failed && { ruleIndex, validCount: holdsIf ? 1 : 0, failedApplications: [failed] };
  };
}
