import {
  applicationsOf,
  type Block,
  type Constraint,
  type ConstraintOf,
  isFalse,
  type Plan,
  type Predicate,
  rangeOf,
  readsEvaluated,
  type Rule,
  usesOf,
} from "@argot/core/plan";

/** What the runtime must have for the rules of a plan: a label for each op, and for each part that the rules can lead to. */
export function labelsOf(plan: Plan): ReadonlySet<string> {
  const labels = new Set<string>();
  // The plan of a loop that code falls back to has gaps.
  for (const rule of plan.blocks.flatMap((block) => (block as Block | undefined)?.rules ?? [])) {
    const { constraint } = rule;
    const { predicates } = usesOf(constraint);
    for (const { op } of [constraint, ...predicates]) labels.add(`op:${op}`);
    for (const [part, isNeeded] of Object.entries(partNeeds))
      if (isNeeded(rule, predicates)) labels.add(`part:${part}`);
  }
  return labels;
}

type Need = (rule: Rule, predicates: readonly Predicate[]) => boolean;

const counts: Need = ({ constraint }) => rangeOf(constraint) !== undefined;
const choices: Need = ({ constraint }) => constraint.op === "some" && constraint.range.min > 0;
const maxima: Need = ({ constraint }) => (rangeOf(constraint)?.max ?? Infinity) < Infinity;
const quotas: Need = ({ constraint }) => constraint.op === "items" && constraint.quota !== undefined;
const conditions: Need = ({ constraint }) =>
  constraint.op === "branch" || applicationsOf(constraint).some(({ when }) => when !== undefined);
const misspelled: Need = (rule) => rule.constraint.op === "names" || isFalse(rule);

/** Whether a rule can lead to the functions of a part, by the keys of packages/reports/src/module-parts.ts. */
export const partNeeds: Readonly<Record<string, Need>> = {
  counts,
  choices,
  maxima,
  quotas,
  summaries: (...rule) => maxima(...rule) || quotas(...rule) || conditions(...rule),
  conditions,
  falseSchemas: isFalse,
  misspelled,
  // A report may say by itself what is missing.
  missing: (rule, predicates) =>
    predicates.some(({ op }) => op === "has") ||
    choices(rule, predicates) ||
    rule.report?.data["missing"] !== undefined,
  suggestions: (rule, predicates) =>
    allowsTexts(rule.constraint) || choices(rule, predicates) || misspelled(rule, predicates),
  constants: (rule, predicates) => isAmong(rule.constraint) || choices(rule, predicates),
  composites: ({ constraint }) => constraint.op === "test" && isComposite(constraint.predicate),
  structures: (_rule, predicates) =>
    predicates.some((each) => each.op === "among" && each.values.some((value) => typeof value === "object")),
  evaluated: ({ constraint }) => readsEvaluated(constraint),
  contents: ({ constraint }) => constraint.op === "decoded",
};

const isAmong = (
  constraint: Constraint,
): constraint is ConstraintOf<"test"> & { readonly predicate: Extract<Predicate, { readonly op: "among" }> } =>
  constraint.op === "test" && constraint.predicate.op === "among";

const allowsTexts = (constraint: Constraint): boolean =>
  isAmong(constraint) && constraint.predicate.values.some((value) => typeof value === "string");

/** Whether a predicate consists of others, and is not only about required properties. */
const isComposite = (predicate: Predicate): boolean => {
  if (predicate.op === "not") return true;
  if (predicate.op === "or") return predicate.of.length > 0;
  return predicate.op === "and" && predicate.of.some(({ op }) => op !== "has");
};
