import { SchemaError } from "../errors/schema-error.js";
import { encodeFragment } from "../json/uri.js";
import type { Block, BlockId, Plan } from "../plan/ops.js";
import { edgesOf, inPlace } from "../plan/walk.js";

/**
 * Refuses a plan in which a block can reach itself without descending into the instance: whoever evaluates it would
 * never come to an end (2020-12 core, section 9.4.1). Dynamic edges are left out, since where they lead is known only
 * during evaluation, which guards itself.
 *
 * @throws SchemaError that names every schema of the cycle.
 */
export function refuseEndlessReferences(plan: Plan): void {
  const finished = new Set<BlockId>();
  for (const { id } of plan.blocks) {
    if (finished.has(id)) continue;
    const next = targetsInPlace(plan, id);
    if (next.length === 0) continue;
    const path = [{ id, next }];
    const open = new Set([id]);
    for (let step = path.at(-1); step; step = path.at(-1)) {
      const target = step.next.pop();
      if (target === undefined) {
        finished.add(step.id);
        open.delete(step.id);
        path.pop();
      } else if (open.has(target))
        refuse(plan, [...path.slice(path.findIndex((each) => each.id === target)).map((each) => each.id), target]);
      else if (!finished.has(target)) {
        open.add(target);
        path.push({ id: target, next: targetsInPlace(plan, target) });
      }
    }
  }
}

function targetsInPlace(plan: Plan, id: BlockId): BlockId[] {
  const targets: BlockId[] = [];
  for (const { goal } of (plan.blocks[id] as Block).rules) {
    if (inPlace(goal)) for (const edge of edgesOf(goal)) if (edge.dynamic === undefined) targets.push(edge.target);
  }
  return targets;
}

function refuse(plan: Plan, cycle: readonly BlockId[]): never {
  const places = cycle.map((id) => {
    const { resource, pointer } = plan.blocks[id] as Block;
    return { uri: plan.resources[resource]?.uri ?? "", pointer };
  });
  const path = places.map(({ uri, pointer }) => `${uri}#${encodeFragment(pointer)}`).join(" -> ");
  throw new SchemaError(
    "endless-reference",
    places[0] ?? { uri: "", pointer: "" },
    `references lead back to where they started: ${path}`,
  );
}
