import { applicationsOf, type BlockId, type Plan, type Rule, type Targets, targetsIn } from "@argot/core/plan";

/** The blocks for which some value is invalid, by the forms of their rules. */
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
 * Whether a rule fails for some value, given the blocks that can fail.
 *
 * @param targetsOf - Finds the blocks that an application can lead to.
 */
export function canRuleFail(targetsOf: Targets, { constraint }: Rule, blocks: ReadonlySet<BlockId>): boolean {
  switch (constraint.op) {
    case "test":
    case "decoded":
      return !(constraint.op === "test" && isAlways(constraint.predicate));
    case "nothing":
      return false;
    case "items":
      if (constraint.quota) return constraint.quota.min > 0 || constraint.quota.max < Infinity;
      return reaches();
    case "some": {
      const { range, applications } = constraint;
      // With a maximum, it fails if too many are valid; with a minimum, if too few are.
      return range.max < applications.length || reaches();
    }
    case "branch":
      return [constraint.then, constraint.else].some((each) => each && targetsOf(each).some((id) => blocks.has(id)));
    case "all":
    case "members":
    case "names":
      return reaches();
  }

  function reaches(): boolean {
    return applicationsOf(constraint).some((each) => targetsOf(each).some((id) => blocks.has(id)));
  }
}

/** Whether a predicate holds for every value: a conjunction of nothing. */
const isAlways = (predicate: { readonly op: string; readonly of?: unknown }): boolean =>
  predicate.op === "and" && Array.isArray(predicate.of) && predicate.of.length === 0;
