import { type BlockId, applicationsOf, needsLoop, type Plan, targetsIn } from "@argot/core/plan";

/** The blocks that each block applies, once for each application. None in a plan that needs the loop. */
export function targetsOfBlocks(plan: Plan): BlockId[][] {
  if (needsLoop(plan)) return plan.blocks.map(() => []);
  const targetsOf = targetsIn(plan);
  return plan.blocks.map(({ rules }) =>
    rules.flatMap(({ constraint }) => applicationsOf(constraint).flatMap(targetsOf)),
  );
}

/** Maximum length of a chain of calls that is not counted: it fits on any stack. */
const maxUncountedChain = 100;

/**
 * Blocks on a cycle, or from which a long chain of calls begins. Tarjan's algorithm for strongly connected components, without
 * recursion.
 */
export function recursiveBlocks(targets: readonly (readonly BlockId[])[]): Set<BlockId> {
  const recursive = new Set<BlockId>();
  const index = new Map<BlockId, number>();
  const low = new Map<BlockId, number>();
  const height = new Map<BlockId, number>();
  const onStack = new Set<BlockId>();
  const stack: BlockId[] = [];
  let counter = 0;
  const enter = (id: BlockId): { id: BlockId; next: number } => {
    index.set(id, counter);
    low.set(id, counter++);
    stack.push(id);
    onStack.add(id);
    return { id, next: 0 };
  };
  const lower = (id: BlockId, to: number): unknown => low.set(id, Math.min(low.get(id) as number, to));
  for (const start of targets.keys()) {
    if (index.has(start)) continue;
    const path = [enter(start)];
    for (let step = path.at(-1); step; step = path.at(-1)) {
      const { id } = step;
      const target = (targets[id] as readonly BlockId[]).at(step.next++);
      if (target !== undefined) {
        if (!index.has(target)) path.push(enter(target));
        else if (onStack.has(target)) lower(id, index.get(target) as number);
        if (target === id) recursive.add(id);
        continue;
      }
      path.pop();
      const caller = path.at(-1);
      if (caller) lower(caller.id, low.get(id) as number);
      if (low.get(id) !== index.get(id)) continue;
      const component: BlockId[] = [];
      for (let member = stack.pop(); member !== undefined; member = member === id ? undefined : stack.pop()) {
        onStack.delete(member);
        component.push(member);
      }
      // A component ends after those that it calls: their heights are known.
      let beneath = 0;
      for (const member of component) {
        for (const called of targets[member] as readonly BlockId[])
          beneath = Math.max(beneath, height.get(called) ?? 0);
      }
      for (const member of component) {
        height.set(member, beneath + 1);
        if (component.length > 1 || beneath > maxUncountedChain) recursive.add(member);
      }
    }
  }
  return recursive;
}

/** Blocks that reach a dynamic application. None in a plan that needs the loop: it keeps the scope itself. */
export function scopedBlocks(
  plan: Plan,
  targets: readonly (readonly BlockId[])[] = targetsOfBlocks(plan),
): Set<BlockId> {
  if (needsLoop(plan)) return new Set();
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
  const targetsOf = targetsIn(plan);
  const targets = new Set<BlockId>();
  for (const { rules } of plan.blocks) {
    for (const { constraint } of rules)
      for (const application of applicationsOf(constraint))
        if (application.dynamic !== undefined) for (const target of targetsOf(application)) targets.add(target);
  }
  return targets;
}
