import { type BlockId, applicationsOf, type Plan, targetsOf } from "@argot/core/plan";

/** The blocks that each block applies, once for each application. */
export const targetsOfBlocks = (plan: Plan): BlockId[][] =>
  plan.blocks.map((block) =>
    block.rules.flatMap(({ constraint }) =>
      applicationsOf(constraint).flatMap((application) => targetsOf(plan, application)),
    ),
  );

/** The same, where blocks that are elsewhere may lead back to the part. */
export const targetsAcrossParts = (
  { part, entry }: Plan,
  targets: readonly (readonly BlockId[])[],
): readonly (readonly BlockId[])[] =>
  part ? targets.map((within, id) => (part.elsewhere.has(id) ? [entry.target] : within)) : targets;

/** Maximum length of a chain of calls that is not counted: it fits on any stack. */
const maxUncountedChain = 100;

/**
 * Blocks on a cycle, or from which a long chain of calls begins. Tarjan's algorithm for strongly connected components, without
 * recursion.
 */
export function recursiveBlocks(targets: readonly (readonly BlockId[])[]): Set<BlockId> {
  const recursive = new Set<BlockId>();
  const index: number[] = [];
  const low: number[] = [];
  const height: number[] = [];
  const onStack = new Set<BlockId>();
  const stack: BlockId[] = [];
  let counter = 0;
  const enter = (id: BlockId): { id: BlockId; next: number } => {
    index[id] = low[id] = counter++;
    stack.push(id);
    onStack.add(id);
    return { id, next: 0 };
  };
  for (const start of targets.keys()) {
    if (index[start] !== undefined) continue;
    const path = [enter(start)];
    for (let step = path.at(-1); step; step = path.at(-1)) {
      const { id } = step;
      const target = targets[id]?.[step.next++];
      if (target !== undefined) {
        if (index[target] === undefined) path.push(enter(target));
        else if (onStack.has(target)) low[id] = Math.min(low[id] as number, index[target]);
        if (target === id) recursive.add(id);
        continue;
      }
      path.pop();
      const caller = path.at(-1);
      if (caller) low[caller.id] = Math.min(low[caller.id] as number, low[id] as number);
      if (low[id] !== index[id]) continue;
      const component: BlockId[] = [];
      for (let member = stack.pop(); member !== undefined; member = member === id ? undefined : stack.pop()) {
        onStack.delete(member);
        component.push(member);
      }
      // A component ends after those that it calls: their heights are known.
      let beneath = 0;
      for (const member of component) {
        for (const called of targets[member] ?? []) beneath = Math.max(beneath, height[called] ?? 0);
      }
      for (const member of component) {
        height[member] = beneath + 1;
        if (component.length > 1 || beneath > maxUncountedChain) recursive.add(member);
      }
    }
  }
  return recursive;
}

/** Blocks that reach a dynamic application. */
export function scopedBlocks(
  plan: Plan,
  targets: readonly (readonly BlockId[])[] = targetsOfBlocks(plan),
): Set<BlockId> {
  const scoped = new Set(
    plan.blocks
      .filter(({ rules }) =>
        rules.some(({ constraint }) =>
          applicationsOf(constraint).some((application) => application.dynamic !== undefined),
        ),
      )
      .map(({ id }) => id),
  );
  const callers = new Map<BlockId, BlockId[]>();
  for (const [caller, called] of targets.entries())
    for (const id of called) if (!callers.get(id)?.push(caller)) callers.set(id, [caller]);
  for (const id of scoped) for (const caller of callers.get(id) ?? []) scoped.add(caller);
  return scoped;
}

/** Blocks that may be the target of a dynamic application. */
export function scopedTargets(plan: Plan): Set<BlockId> {
  const targets = new Set<BlockId>();
  for (const { rules } of plan.blocks) {
    for (const { constraint } of rules)
      for (const application of applicationsOf(constraint))
        if (application.dynamic !== undefined) for (const target of targetsOf(plan, application)) targets.add(target);
  }
  return targets;
}
