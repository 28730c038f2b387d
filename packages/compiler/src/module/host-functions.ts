import { edgesOf, type HostFunction, partsOf, type Plan, type Pred } from "@argot/core/plan";

/** The functions of the host that a plan calls. */
export function hostFunctionsOf(plan: Plan): readonly HostFunction<unknown>[] {
  const found = new Set<HostFunction<unknown>>();
  const look = (root: Pred): void => {
    const pending = [root];
    for (let pred = pending.pop(); pred; pred = pending.pop()) {
      if (pred.op === "host") found.add(pred.test);
      pending.push(...partsOf(pred));
    }
  };
  for (const { rules } of plan.blocks) {
    for (const { goal } of rules) {
      if (goal.op === "test") look(goal.pred);
      if (goal.op === "decoded") for (const step of goal.decode) found.add(step);
      for (const { when } of edgesOf(goal)) if (when) look(when);
    }
  }
  return [...found];
}
