import { SchemaError } from "../errors/schema-error.js";
import { encodeFragment } from "../json/uri.js";
import { cycleInPlace } from "../plan/cycles.js";
import type { BlockId, Plan } from "../plan/plan.js";
import { blockAt, reachableBlocks, targetsIn } from "../plan/walk.js";

/** A block, and the blocks of the schemas that its keywords apply, to the same value or to parts of it. */
export interface ReferringBlock {
  readonly id: BlockId;
  readonly targets: readonly BlockId[];
}

/**
 * Refuses a plan in which evaluation can reach a block that reaches itself without descending into the instance. It would
 * never end (2020-12 core, section 9.4.1). Dynamic applications are excluded: their targets are known only during evaluation, which
 * detects such a cycle itself.
 *
 * A depth-first search over all targets finds the back edges. Every cycle has one, so only the rules of their sources are
 * made here. Most schemas have few.
 *
 * Schemas are followed as they stand: what keywords provide where they apply them may grow with each round.
 *
 * @param read - The blocks of all schemas, by number.
 * @param originalOf - The block of the same schema to which nothing is provided.
 * @throws SchemaError that names every schema of the cycle.
 */
export function refuseReferenceCycles(
  plan: Plan,
  read: readonly ReferringBlock[],
  originalOf: (block: BlockId) => BlockId,
): void {
  const sources = sourcesOfBackEdges(read);
  const cycleFrom = (starts: readonly ReferringBlock[]): readonly BlockId[] | undefined =>
    cycleInPlace(plan, starts, ({ dynamic, target }) => (dynamic === undefined ? [originalOf(target)] : []));
  if (!cycleFrom(sources)) return;
  // Definitions that only refer to one another do no harm if nothing else refers to them. To find that out, all rules are made.
  const targetsOf = targetsIn(plan);
  const reachable = reachableBlocks(plan, (application) => targetsOf(application).map(originalOf));
  const cycle = cycleFrom(sources.filter(({ id }) => reachable.has(id)));
  if (!cycle) return;
  const locations = fromFirst(cycle).map((id) => {
    const { resource, pointer } = blockAt(plan, id);
    return { uri: plan.resources.at(resource)?.uri ?? "", pointer };
  });
  const path = locations.map(({ uri, pointer }) => `${uri}#${encodeFragment(pointer)}`).join(" -> ");
  throw new SchemaError(
    "endless-reference",
    locations.at(0) ?? { uri: "", pointer: "" },
    `references lead back to themselves without descending into the instance: ${path}`,
  );
}

/** Rotates a cycle to begin with the schema that was read first, so that the message does not depend on the search. */
function fromFirst(cycle: readonly BlockId[]): readonly BlockId[] {
  const once = cycle.slice(1);
  const first = once.indexOf(Math.min(...once));
  return [...once.slice(first), ...once.slice(0, first + 1)];
}

/** The blocks from which a back edge of a depth-first search leads to a block on the current path. */
function sourcesOfBackEdges(read: readonly ReferringBlock[]): readonly ReferringBlock[] {
  const sources: ReferringBlock[] = [];
  // The state of each block in the search: 0 for not visited.
  const onPath = 1;
  const done = 2;
  const state = new Uint8Array(read.length);
  const path: { readonly block: ReferringBlock; next: number }[] = [];
  for (const start of read) {
    if (state[start.id] === done) continue;
    path.push({ block: start, next: 0 });
    state[start.id] = onPath;
    for (let step = path.at(-1); step; step = path.at(-1)) {
      const { block } = step;
      const target = block.targets.at(step.next++);
      if (target === undefined) {
        state[block.id] = done;
        path.pop();
      } else if (state[target] === onPath) sources.push(block);
      else if (state[target] !== done) {
        state[target] = onPath;
        path.push({ block: read[target] as ReferringBlock, next: 0 });
      }
    }
  }
  return sources;
}
