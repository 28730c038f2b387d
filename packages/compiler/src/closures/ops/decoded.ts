import type { ConstraintOf } from "@argot/core/plan";
import { kindOf } from "../../analysis/kinds.js";
import { failureOf, type RuleContext, type SearchRule } from "../search/search.js";
import { alwaysHolds, decidedBy } from "../combine.js";
import { countWalk, holds, type Test } from "../test-run.js";
import type { ClosuresOf, TestContext } from "../constraint-closures.js";

export const decodedClosures: ClosuresOf<"decoded"> = {
  test: decodedTest,
  search: searchDecoded,
};

function decodedTest({ decode, application }: ConstraintOf<"decoded">, { block, maker }: TestContext): Test {
  const test = application ? maker.applyToChild([application]) : alwaysHolds;
  const { loop } = maker;
  return decidedBy((value, _kind, depth, scope) => {
    if (countWalk(loop.work, depth)) return loop(block, value, scope);
    let content = value;
    for (const { call, argument } of decode) {
      const step = call(content as never, argument as never);
      if (!step) return false;
      content = step.value;
    }
    return holds(test, content, kindOf(content), depth + 1, scope);
  }, 10);
}

function searchDecoded(
  { decode, application }: ConstraintOf<"decoded">,
  { ruleIndex, contents, maker }: RuleContext,
): SearchRule {
  const search = application && maker.applyUnlessValid(application);
  return (value, _kind, depth, scope) => {
    let content = value;
    for (const each of decode) {
      const step = contents.take(each, content);
      if (!step) return failureOf(ruleIndex, []);
      content = step.value;
    }
    const failed = search?.(content, kindOf(content), depth, scope, undefined);
    return failed && failureOf(ruleIndex, [failed]);
  };
}
