import { JsonType } from "../json/types.js";
import type { EvaluatedParts } from "../plan/evaluated-draft.js";
import { evaluationOf } from "../plan/evaluated-parts.js";
import type { ConstraintOf, Plan, Rule } from "../plan/plan.js";
import { readersLast } from "../plan/rule.js";
import { readsEvaluated } from "../plan/walk.js";
import { mapRules } from "./rewrite.js";

/**
 * Replaces "members that nothing has evaluated" by "members that are not named here" if it is known in advance which members
 * are evaluated: those of sibling rules, and of what is applied in place by `all` without a condition.
 *
 * Assumes nothing. Preserves verdicts. Annotations stay the same, since rules apply to the same members as before.
 */
export function resolveUnevaluated(plan: Plan): Plan {
  const resolved = resolveInOrder(plan);
  // A rule that no longer reads what others evaluated may stand behind one that still does.
  return {
    ...resolved,
    blocks: resolved.blocks.map((block) => {
      const rules = readersLast(block.rules);
      return rules === block.rules ? block : { ...block, rules };
    }),
  };
}

/** The same, with the rules of each block in their order: one that no longer reads may stand behind one that still does. */
export const resolveInOrder = (plan: Plan): Plan =>
  mapRules(plan, (rule, block) => {
    const { constraint } = rule;
    if (constraint.op !== "members" || !readsEvaluated(constraint)) return rule;
    const evaluation = evaluationOf(plan, block.id, block.rules.indexOf(rule), JsonType.object);
    return evaluation?.choices.size === 0 ? withoutReading(rule, constraint, evaluation.certain) : rule;
  });

/** The rule with the evaluated members by name; `undefined` if no member is left to it. */
function withoutReading(
  rule: Rule,
  constraint: ConstraintOf<"members">,
  { names, patterns, everyMember }: EvaluatedParts,
): Rule | undefined {
  const { named, patterns: own } = constraint;
  if (!everyMember) {
    // Those that the rule itself applies a block to are evaluated as well.
    const except = {
      names: new Set([...names, ...named.keys()]),
      patterns: [...patterns, ...own.map(({ pattern }) => pattern)],
    };
    return { ...rule, constraint: { ...constraint, except } };
  }
  if (rule.annotation) return rule;
  return named.size + own.length > 0
    ? { ...rule, constraint: { ...constraint, rest: undefined, except: null } }
    : undefined;
}
