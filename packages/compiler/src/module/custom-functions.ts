import { type CustomFunction, type Plan, usesOf } from "@argot/core/plan";

/** The custom functions that a plan calls, each once. */
export const customFunctionsOf = (plan: Plan): readonly CustomFunction<unknown>[] => [
  ...new Set(plan.blocks.flatMap(({ rules }) => rules.flatMap(({ constraint }) => usesOf(constraint).functions))),
];
