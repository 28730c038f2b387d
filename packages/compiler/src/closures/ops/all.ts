import type { ConstraintOf, FailedApplication } from "@argot/core/plan";
import { failureOf, type RuleContext, type SearchApplication, type SearchRule, withFailed } from "../search/search.js";
import { every } from "../combine.js";
import type { ClosuresOf } from "../constraint-closures.js";

export const allClosures: ClosuresOf<"all"> = {
  test: ({ applications }, { bits, maker }) => every(applications.map((each) => maker.applyInPlace(each, bits))),
  search: searchAll,
};

function searchAll({ applications }: ConstraintOf<"all">, { ruleIndex, maker }: RuleContext): SearchRule {
  const searches = applications.map((application) => maker.apply(application));
  const { limit } = maker;
  return (value, kind, depth, scope) => {
    let failed: FailedApplication[] | undefined;
    for (let i = 0; i < searches.length; i++) {
      failed = withFailed(failed, (searches[i] as SearchApplication)(value, kind, depth, scope, undefined));
      if (failed && limit.isReached) break;
    }
    return failed && failureOf(ruleIndex, failed);
  };
}
