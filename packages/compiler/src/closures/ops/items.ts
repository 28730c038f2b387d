import { type Application, type ConstraintOf, type FailedApplication, isAboutEach, type Range } from "@argot/core/plan";
import { kindOf } from "../../analysis/kinds.js";
import { isEvaluatedItem, itemsTest } from "../array.js";
import { failureOf, type RuleContext, type SearchRule, withFailed } from "../search/search.js";
import type { ClosuresOf } from "../constraint-closures.js";

export const itemsClosures: ClosuresOf<"items"> = {
  test: (constraint, { block, bits, maker }) => itemsTest([constraint], block, maker, bits),
  search: searchItems,
};

function searchItems(constraint: ConstraintOf<"items">, context: RuleContext): SearchRule {
  const { prefix, from, rest, except, quota } = constraint;
  if (quota && rest) return searchQuota(rest, from, quota, context);
  const { ruleIndex, bits, maker } = context;
  const isAboutParts = isAboutEach(constraint);
  const first = prefix.map((application) => maker.applyUnlessValid(application));
  const others = rest && maker.applyUnlessValid(rest);
  const isTaken = except === "evaluated" && bits ? isEvaluatedItem(bits, maker.tests) : undefined;
  const { work, limit } = maker;
  return (value, _kind, depth, scope) => {
    const array = value as readonly unknown[];
    let failed: FailedApplication[] | undefined;
    const end = others ? array.length : Math.min(array.length, first.length);
    for (let i = 0; i < end; i++) {
      const search = i < first.length ? first[i] : i < from ? undefined : others;
      if (!search) continue;
      work.count++;
      const item = array[i];
      const kind = kindOf(item);
      if (isTaken?.(item, i, kind, depth + 1, scope)) continue;
      failed = withFailed(failed, search(item, kind, depth, scope, i));
      if (failed && limit.endsRule(isAboutParts)) break;
    }
    return failed && failureOf(ruleIndex, failed);
  };
}

/** Counts the items for which an application holds. */
function searchQuota(
  application: Application,
  from: number,
  { min, max }: Range,
  { ruleIndex, maker }: RuleContext,
): SearchRule {
  const search = maker.applyUnlessValid(application);
  const { work, limit } = maker;
  return (value, _kind, depth, scope) => {
    const array = value as readonly unknown[];
    const failed: FailedApplication[] = [];
    const { maxReports } = limit;
    let validCount = 0;
    for (let i = from; i < array.length; i++) {
      if (max === Infinity && validCount >= min) break;
      work.count++;
      const each = search(array[i], kindOf(array[i]), depth, scope, i);
      if (each) failed.push(each);
      else validCount++;
      if (limit.isReached && validCount > max) break;
    }
    if (validCount < min || validCount > max) return { ruleIndex, validCount, failedApplications: failed };
    // The rule holds: what failed on the way is not reported.
    limit.maxReports = maxReports;
    return undefined;
  };
}
