import type { BlockId } from "@argot/core/plan";

/** Number of applications to one value that are never too many. */
const minLimit = 1000;
/** With more applications to one value than this number times the number of blocks, applications repeat themselves. */
const applicationsPerBlock = 8;

/**
 * Blocks that apply others on too many paths.
 *
 * @param targets - The blocks that each block applies.
 */
export function exponentialIn(targets: readonly (readonly BlockId[])[]): ReadonlySet<BlockId> {
  const limit = Math.max(minLimit, applicationsPerBlock * targets.length);
  const applications = new Map<BlockId, number>();
  const exponential = new Set<BlockId>();
  // Depth first, without recursion. An application that closes a cycle counts as one: the loop refuses endless cycles.
  for (const start of targets.keys()) {
    if (applications.has(start)) continue;
    applications.set(start, 1);
    const path = [{ id: start, next: 0 }];
    for (let step = path.at(-1); step; step = path.at(-1)) {
      const { id } = step;
      const within = targets[id] as readonly BlockId[];
      const target = within.at(step.next++);
      if (target === undefined) {
        const sum = within.reduce((total, each) => total + (applications.get(each) ?? 1), 1);
        applications.set(id, sum);
        if (sum > limit) exponential.add(id);
        path.pop();
      } else if (!applications.has(target)) {
        applications.set(target, 1);
        path.push({ id: target, next: 0 });
      }
    }
  }
  return exponential;
}
