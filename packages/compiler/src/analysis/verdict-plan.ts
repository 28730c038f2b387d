import {
  devirtualise,
  inlineBlocks,
  mayEndWithoutAnswer,
  type Plan,
  prune,
  resolveUnevaluated,
} from "@argot/core/plan";

/** The plan that verdicts are emitted from: what cannot change them is gone. What is left to the loop stays as it is. */
export function verdictPlan(plan: Plan): Plan {
  const settled = devirtualise(plan);
  return mayEndWithoutAnswer(settled) ? settled : inlineBlocks(prune(resolveUnevaluated(settled)));
}
