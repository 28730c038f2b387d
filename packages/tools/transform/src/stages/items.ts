import type { ConstraintOf } from "@argot/core/plan";
import type { StageContext } from "../step.js";
import type { Stage } from "../walk.js";

/** Transforms the items of an array. */
export function followingItems(
  { stepTo }: StageContext,
  { prefix, rest, from, except, quota }: ConstraintOf<"items">,
): Stage | undefined {
  if (quota) return undefined;
  const first = prefix.map(stepTo);
  const restStep = rest && except === null ? stepTo(rest) : undefined;
  if (!restStep && first.every((step) => step === undefined)) return undefined;
  return (value, walk) => {
    if (!Array.isArray(value)) return value;
    let made = value as unknown[];
    const at = walk.down(made);
    for (let i = 0; i < made.length; i++) {
      const step = i < first.length ? first[i] : i >= from ? restStep : undefined;
      if (!step) continue;
      const before = made[i];
      walk.keys[at] = i;
      const after = step.run(before, walk);
      if (after === before) continue;
      made = walk.owned(made, at);
      walk.put(made, i, after);
    }
    walk.up();
    return made;
  };
}
