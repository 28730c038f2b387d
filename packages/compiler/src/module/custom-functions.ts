import { applicationsOf, type CustomFunction, partsOf, type Plan, type Predicate } from "@argot/core/plan";

/** The functions of the host that a plan calls. */
export function hostFunctionsOf(plan: Plan): readonly CustomFunction<unknown>[] {
  const found = new Set<CustomFunction<unknown>>();
  const look = (root: Predicate): void => {
    const pending = [root];
    for (let predicate = pending.pop(); predicate; predicate = pending.pop()) {
      if (predicate.op === "custom") found.add(predicate.test);
      pending.push(...partsOf(predicate));
    }
  };
  for (const { rules } of plan.blocks) {
    for (const { constraint } of rules) {
      if (constraint.op === "test") look(constraint.predicate);
      if (constraint.op === "decoded") for (const step of constraint.decode) found.add(step);
      for (const { when } of applicationsOf(constraint)) if (when) look(when);
    }
  }
  return [...found];
}
