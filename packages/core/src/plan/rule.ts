import { JsonType, type TypeSet } from "../json/types.js";
import type { Block, Constraint, Rule } from "./plan.js";
import { readsEvaluated } from "./walk.js";

/** A rule with a constraint alone: no keyword, no message, no annotation. */
export const ruleOf = (appliesTo: TypeSet, constraint: Constraint): Rule => ({
  name: undefined,
  appliesTo,
  constraint,
  vocabulary: undefined,
  annotation: undefined,
  report: undefined,
});

/** The same rules, in an order in which those that read what others evaluated come last: an effect, not a priority of keywords. */
export const readersLast = (rules: readonly Rule[]): readonly Rule[] =>
  rules.some(({ constraint }) => readsEvaluated(constraint))
    ? [
        ...rules.filter(({ constraint }) => !readsEvaluated(constraint)),
        ...rules.filter(({ constraint }) => readsEvaluated(constraint)),
      ]
    : rules;

/** Whether the constraint of a rule fails for every value, as that of the schema `false`. */
export const isFalse = ({ constraint }: Rule): boolean =>
  constraint.op === "test" && constraint.predicate.op === "or" && constraint.predicate.of.length === 0;

/** Whether a block has a rule that fails for every value, as the schema `false` has. */
export const isNeverValid = (block: Block): boolean =>
  block.rules.some((rule) => rule.appliesTo === JsonType.any && isFalse(rule));

/** The types of which every value must be, if the rule requires nothing else. `undefined` for other rules. */
export function requiredTypes(rule: Rule): TypeSet | undefined {
  const { appliesTo, constraint } = rule;
  if (appliesTo !== JsonType.any || constraint.op !== "test" || constraint.predicate.op !== "is") return undefined;
  return constraint.predicate.types;
}
