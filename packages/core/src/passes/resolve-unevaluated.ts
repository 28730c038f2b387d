import { JsonType } from "../json/types.js";
import { evaluationOf } from "../plan/evaluated-parts.js";
import type { Plan } from "../plan/plan.js";
import { readsEvaluated } from "../plan/walk.js";
import { mapRules } from "./rewrite.js";

/**
 * Replaces "members that nothing has evaluated" by "members that are not named here" if it is known in advance which members
 * are evaluated: those of sibling rules, and of what is applied in place by `all` without a condition.
 *
 * Assumes nothing. Preserves verdicts. Annotations stay the same, since rules apply to the same members as before.
 */
export const resolveUnevaluated = (plan: Plan): Plan =>
  mapRules(plan, (rule, block) => {
    const { constraint } = rule;
    if (constraint.op !== "members" || !readsEvaluated(constraint)) return rule;
    const evaluation = evaluationOf(plan, block.id, block.rules.indexOf(rule), JsonType.object);
    if (!evaluation || evaluation.choices.size > 0) return rule;
    const { names, patterns, everyMember } = evaluation.certain;
    if (everyMember) return rule.annotation ? rule : undefined;
    return { ...rule, constraint: { ...constraint, except: { names, patterns } } };
  });
