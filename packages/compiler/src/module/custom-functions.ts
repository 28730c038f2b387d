import { type CustomFunction, type Plan, usesOf } from "@argot/core/plan";

/** The custom functions of a plan, without duplicates. */
export const customFunctionsOf = (plan: Plan): readonly CustomFunction<unknown>[] => [
  ...new Set(plan.blocks.flatMap(({ rules }) => rules.flatMap(({ constraint }) => usesOf(constraint).functions))),
];
