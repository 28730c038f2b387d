import { failsByItself, isConditionOf } from "@argot/core/internal";
import {
  applicationsOf,
  type BlockId,
  inPlace,
  type Plan,
  rangeOf,
  type Rule,
  type Targets,
  targetsIn,
} from "@argot/core/plan";

/** The blocks for which some value is invalid, as far as the forms of their rules show. */
export function blocksThatCanFail(plan: Plan): ReadonlySet<BlockId> {
  const targetsOf = targetsIn(plan);
  const canFail = new Set<BlockId>();
  for (let size = -1; size < canFail.size;) {
    size = canFail.size;
    for (const { id, rules } of plan.blocks)
      if (!canFail.has(id) && rules.some((rule) => canRuleFail(targetsOf, rule, canFail))) canFail.add(id);
  }
  return canFail;
}

/**
 * Whether a rule fails for some value, if it is known which blocks can.
 *
 * @param targetsOf - Finds the blocks that an application can lead to.
 */
export function canRuleFail(targetsOf: Targets, rule: Rule, blocks: ReadonlySet<BlockId>): boolean {
  const { constraint } = rule;
  if (constraint.op === "test") return !isAlways(constraint.predicate);
  const range = rangeOf(constraint);
  const applications = applicationsOf(constraint);
  // Counting items: there may be any number. Counting at most: it fails if too many hold. Counting at least: if too many fail.
  if (range && !inPlace(constraint)) return range.min > 0 || range.max < Infinity;
  if (range && range.max < applications.length) return true;
  if (!range && failsByItself(constraint)) return true;
  return applications.some((each) => !isConditionOf(rule, each) && targetsOf(each).some((id) => blocks.has(id)));
}

/** Whether a predicate holds for every value: a conjunction of nothing. */
const isAlways = (predicate: { readonly op: string; readonly of?: unknown }): boolean =>
  predicate.op === "and" && Array.isArray(predicate.of) && predicate.of.length === 0;
