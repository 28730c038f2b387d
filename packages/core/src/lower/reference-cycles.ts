import { SchemaError } from "../errors/schema-error.js";
import { encodeFragment } from "../json/uri.js";
import { cycleInPlace } from "../plan/cycles.js";
import type { BlockId, Plan } from "../plan/plan.js";
import { blockAt } from "../plan/walk.js";

/** A block, and the blocks that its keywords lead to, into the instance or not. */
export interface ReferringBlock {
  readonly id: BlockId;
  readonly targets: readonly BlockId[];
}

/**
 * Refuses a plan in which a block can reach itself without descending into the instance: whoever evaluates it would
 * never come to an end (2020-12 core, section 9.4.1). Dynamic applications are left out, since where they lead is known only
 * during evaluation, which guards itself.
 *
 * Only what leads back to where it was come from can be part of such a cycle, and only its rules are looked at: most
 * schemas have few of these, and rules are made when they are asked for.
 *
 * @param read - All blocks that came of schemas, by number.
 * @throws SchemaError that names every schema of the cycle.
 */
export function refuseReferenceCycles(plan: Plan, read: readonly ReferringBlock[]): void {
  const cycle = cycleInPlace(plan, blocksOnCycles(read), ({ dynamic, target }) =>
    dynamic === undefined ? [target] : [],
  );
  if (!cycle) return;
  const locations = fromFirst(cycle).map((id) => {
    const { resource, pointer } = blockAt(plan, id);
    return { uri: plan.resources[resource]?.uri ?? "", pointer };
  });
  const path = locations.map(({ uri, pointer }) => `${uri}#${encodeFragment(pointer)}`).join(" -> ");
  throw new SchemaError(
    "endless-reference",
    locations[0] ?? { uri: "", pointer: "" },
    `references lead back to where they started: ${path}`,
  );
}

/** The same cycle from the schema on that was read first, so that it is told in one way wherever the search began. */
function fromFirst(cycle: readonly BlockId[]): readonly BlockId[] {
  const once = cycle.slice(1);
  const first = once.indexOf(Math.min(...once));
  return [...once.slice(first), ...once.slice(0, first + 1)];
}

/** The blocks that lead to one that led to them: every cycle has one. */
function blocksOnCycles(read: readonly ReferringBlock[]): readonly ReferringBlock[] {
  const found: ReferringBlock[] = [];
  // Where a search in depth stands with each block: not come to yet, within it, or done.
  const within = 1;
  const done = 2;
  const state = new Uint8Array(read.length);
  const path: { readonly at: ReferringBlock; next: number }[] = [];
  for (const start of read) {
    if (state[start.id] === done) continue;
    path.push({ at: start, next: 0 });
    state[start.id] = within;
    for (let step = path.at(-1); step; step = path.at(-1)) {
      const { at } = step;
      const target = at.targets[step.next++];
      if (target === undefined) {
        state[at.id] = done;
        path.pop();
      } else if (state[target] === within) found.push(at);
      else if (state[target] !== done) {
        state[target] = within;
        path.push({ at: read[target] as ReferringBlock, next: 0 });
      }
    }
  }
  return found;
}
