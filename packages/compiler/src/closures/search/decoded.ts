import type { ConstraintOf } from "@argot/core/plan";
import { kindOf } from "../../analysis/kinds.js";
import { failureOf, type RuleContext, type SearchRule } from "./search.js";

export function searchDecoded(
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
