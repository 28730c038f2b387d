import type { BlockId, Plan } from "../plan/ops.js";
import { edgesOf, inPlace, partsOf } from "../plan/walk.js";

/** A schema that reaches more than this is not looked through any further. */
const mostBlocks = 100;

/** The names of members that a schema speaks of, itself or by the schemas that it applies to the same value. */
export function namesKnownTo(plan: Plan, id: BlockId): ReadonlySet<string> {
  const names = new Set<string>();
  const blocks = new Set([id]);
  // A set iterates over what is added to it on the way.
  for (const block of blocks) {
    for (const { goal } of plan.blocks[block]?.rules ?? []) {
      if (goal.op === "members") for (const name of goal.named.keys()) names.add(name);
      if (goal.op === "test") {
        const preds = [goal.pred];
        for (let pred = preds.pop(); pred; pred = preds.pop()) {
          if (pred.op === "has") names.add(pred.name);
          preds.push(...partsOf(pred));
        }
      }
      if (inPlace(goal) && blocks.size < mostBlocks) for (const { target } of edgesOf(goal)) blocks.add(target);
    }
  }
  return names;
}
