import type { BlockId } from "../plan/plan.js";
import type { Profile } from "../plan/profile.js";

/** Number of objects after which a block is not observed any more. */
const maxObjects = 8;
/** Number of objects with the same names from which further ones are expected to have these names. */
const minAlike = 3;

/** Observes the first values that a plan is evaluated for. */
export class Observer implements Profile {
  readonly #blocks = new Map<BlockId, { seen: number; readonly names: readonly string[]; many: boolean }>();

  /** Records the names of an object that a block is applied to. */
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
