import type { ClosuresOf } from "../constraint-closures.js";
import { predicateTest } from "../predicate.js";
import { failureOf, type RuleContext, type SearchRule } from "../search/search.js";
import { holds, type Test } from "../test-run.js";

export const testClosures: ClosuresOf<"test"> = {
  test: ({ predicate }) => predicateTest(predicate),
  search: ({ predicate }, context) => searchTest(predicateTest(predicate), context),
};

function searchTest(test: Test, { ruleIndex }: RuleContext): SearchRule {
  // All values have the same failure of it.
  const failure = failureOf(ruleIndex, []);
  return (value, kind, depth, scope) => (holds(test, value, kind, depth, scope) ? undefined : failure);
}
