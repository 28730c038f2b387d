import { type ReachedBlock, typesOf } from "@argot/core/internal";
import { requiredTypes } from "@argot/core/plan";

/** Whether a block is valid for a value. The type of the value decides about most alternatives. */
export function verdictOf(reached: ReachedBlock): (value: unknown) => boolean {
  const types = reached.block.rules.flatMap((rule) => requiredTypes(rule) ?? []);
  const saysMore = reached.block.rules.some(
    (rule) => requiredTypes(rule) === undefined && rule.constraint.op !== "nothing",
  );
  return (value) => {
    const has = typesOf(value);
    for (const each of types) if ((each & has) === 0) return false;
    return !saysMore || reached.holds(value);
  };
}
