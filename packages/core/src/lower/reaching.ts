import type { BlockId } from "../plan/plan.js";
import type { ReferringBlock } from "./reference-cycles.js";

/** The blocks that lead to some of the given ones, and these. */
export function reaching(read: readonly ReferringBlock[], given: Iterable<BlockId>): ReadonlySet<BlockId> {
  const sources = new Map<BlockId, BlockId[]>();
  for (const { id, targets } of read)
    for (const target of targets) {
      const known = sources.get(target);
      if (known) known.push(id);
      else sources.set(target, [id]);
    }
  const found = new Set(given);
  // The iteration visits elements that are added during it.
  for (const id of found) for (const source of sources.get(id) ?? []) found.add(source);
  return found;
}
