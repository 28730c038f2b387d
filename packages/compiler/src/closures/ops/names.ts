import type { ConstraintOf, FailedApplication } from "@argot/core/plan";
import { hasProperty } from "@argot/core/runtime";
import { stringKind } from "../../analysis/kinds.js";
import type { Dictionary } from "../walk.js";
import { failureOf, type RuleContext, type SearchRule, withFailed } from "../search/search.js";
import type { ClosuresOf } from "../constraint-closures.js";
import { testOfMembers } from "./members.js";

export const namesClosures: ClosuresOf<"names"> = {
  test: testOfMembers,
  search: searchNames,
};

function searchNames({ application }: ConstraintOf<"names">, { ruleIndex, maker }: RuleContext): SearchRule {
  const search = maker.applyUnlessValid(application);
  const { work, limit } = maker;
  return (value, _kind, depth, scope) => {
    const object = value as Dictionary;
    let failed: FailedApplication[] | undefined;
    for (const name in object) {
      if (!hasProperty(object, name)) continue;
      work.count++;
      failed = withFailed(failed, search(name, stringKind, depth, scope, undefined));
      if (failed && limit.endsRule(true)) break;
    }
    return failed && failureOf(ruleIndex, failed);
  };
}
