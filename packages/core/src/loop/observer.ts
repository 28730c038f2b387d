import type { BlockId } from "../plan/plan.js";
import type { Profile } from "../plan/profile.js";

/** After so many objects a block has been seen enough of. */
const maxObjects = 8;
/** So many objects must look alike before others are expected to. */
const minAlike = 3;

/** Looks at the first values that pass through a plan. */
export class Observer implements Profile {
  readonly #blocks = new Map<BlockId, { seen: number; readonly names: readonly string[]; many: boolean }>();

  /** Takes note of an object that a block is applied to. */
  observe(block: BlockId, object: object): void {
    const known = this.#blocks.get(block);
    if (known && (known.many || known.seen >= maxObjects)) return;
    const names = Object.keys(object);
    if (!known) this.#blocks.set(block, { seen: 1, names, many: false });
    else {
      known.seen++;
      known.many = names.length !== known.names.length || names.some((name, i) => name !== known.names[i]);
    }
  }

  shape(block: BlockId): readonly string[] | "many" | undefined {
    const known = this.#blocks.get(block);
    if (known?.many) return "many";
    return known && known.seen >= minAlike ? known.names : undefined;
  }
}
