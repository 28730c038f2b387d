import { SchemaError, type SchemaErrorLocation } from "../errors/schema-error.js";
import { pointerOf } from "../json/pointer.js";
import { encodeFragment } from "../json/uri.js";
import { cycleInPlace } from "../plan/cycles.js";
import type { BlockId, Plan } from "../plan/plan.js";
import { applicationsOf, blockAt, inPlace, reachableBlocks, targetsIn } from "../plan/walk.js";
import type { GrowingBlocks } from "./growing-blocks.js";
import type { Tolerance } from "./tolerance.js";

/** A block, and the blocks of the schemas that its keywords apply, to the same value or to parts of it. */
export interface ReferringBlock {
  readonly id: BlockId;
  readonly targets: readonly BlockId[];
}

/** The blocks that refer to each block. */
export function referrersIn(read: readonly ReferringBlock[]): ReadonlyMap<BlockId, readonly BlockId[]> {
  const referrers = new Map<BlockId, BlockId[]>();
  for (const { id, targets } of read)
    for (const target of targets) if (!referrers.get(target)?.push(id)) referrers.set(target, [id]);
  return referrers;
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
  const cycle = referenceCycle(plan, read, originalOf);
  if (!cycle) return;
  const [first] = locationsOf(plan, cycle);
  throw endlessReference(plan, cycle, first ?? { uri: "", pointer: "" });
}

/**
 * Reports each cycle that {@link refuseReferenceCycles} refuses, and removes the keyword that closes it.
 *
 * @returns The blocks of the schemas with these keywords.
 */
export function openReferenceCycles(
  plan: Plan,
  read: readonly ReferringBlock[],
  originalOf: (block: BlockId) => BlockId,
  growing: Pick<GrowingBlocks, "leaveOpen">,
  { onFault }: Tolerance,
): readonly BlockId[] {
  const cut: BlockId[] = [];
  for (let cycle = referenceCycle(plan, read, originalOf); cycle; cycle = referenceCycle(plan, read, originalOf)) {
    const [last, first] = cycle.slice(-2) as [BlockId, BlockId];
    const { rules, resource, pointer } = blockAt(plan, last);
    const keyword = rules.find(
      ({ constraint }) =>
        inPlace(constraint) && applicationsOf(constraint).some(({ target }) => originalOf(target) === first),
    )?.name;
    const at = {
      uri: plan.resources.at(resource)?.uri ?? "",
      pointer: pointer + pointerOf(keyword === undefined ? [] : [keyword]),
      keyword,
    };
    const error = endlessReference(plan, cycle, at);
    // A schema with a message of its author has two blocks.
    const ofSchema = cycle.filter((id) => {
      const block = blockAt(plan, id);
      return block.resource === resource && block.pointer === pointer;
    });
    const opened = keyword === undefined ? [] : ofSchema.filter((id) => growing.leaveOpen(id, keyword));
    if (opened.length === 0) throw error;
    onFault({ error, translation: undefined });
    cut.push(...opened);
  }
  return cut;
}

/** The blocks of a cycle, beginning with the one that was read first, which is at the end once more. */
function referenceCycle(
  plan: Plan,
  read: readonly ReferringBlock[],
  originalOf: (block: BlockId) => BlockId,
): readonly BlockId[] | undefined {
  const sources = sourcesOfBackEdges(read);
  const cycleFrom = (starts: readonly ReferringBlock[]): readonly BlockId[] | undefined =>
    cycleInPlace(plan, starts, ({ dynamic, target }) => (dynamic === undefined ? [originalOf(target)] : []));
  if (!cycleFrom(sources)) return undefined;
  // Definitions that only refer to one another do no harm if nothing else refers to them. To find that out, all rules are made.
  const targetsOf = targetsIn(plan);
  const reachable = reachableBlocks(plan, (application) => targetsOf(application).map(originalOf));
  const cycle = cycleFrom(sources.filter(({ id }) => reachable.has(id)));
  return cycle && fromFirst(cycle);
}

const locationsOf = (plan: Plan, cycle: readonly BlockId[]): readonly SchemaErrorLocation[] =>
  cycle.map((id) => {
    const { resource, pointer } = blockAt(plan, id);
    return { uri: plan.resources.at(resource)?.uri ?? "", pointer };
  });

function endlessReference(plan: Plan, cycle: readonly BlockId[], at: SchemaErrorLocation): SchemaError {
  const path = locationsOf(plan, cycle)
    .map(({ uri, pointer }) => `${uri}#${encodeFragment(pointer)}`)
    .join(" -> ");
  return new SchemaError(
    "endless-reference",
    at,
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
