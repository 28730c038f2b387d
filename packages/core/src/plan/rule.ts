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

/** Whether the constraint of a rule holds of no value: that of a schema that is `false`. */
export const isFalse = ({ constraint }: Rule): boolean =>
  constraint.op === "test" && constraint.predicate.op === "or" && constraint.predicate.of.length === 0;

/** Whether a block holds of no value. */
export const holdsOfNothing = (block: Block): boolean =>
  block.rules.some((rule) => rule.appliesTo === JsonType.any && isFalse(rule));

/** The types of which a value must be, if that is all that a rule demands, and of every value. */
export function typesDemanded(rule: Rule): TypeSet | undefined {
  const { appliesTo, constraint } = rule;
  if (appliesTo !== JsonType.any || constraint.op !== "test" || constraint.predicate.op !== "is") return undefined;
  return constraint.predicate.types;
}
