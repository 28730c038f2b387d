import type { BlockVerdicts, Frame } from "@argot/core/internal";
import { type Block, type BlockId, hasDynamicApplications, type Plan } from "@argot/core/plan";

/**
 * The objects and arrays of which an evaluation found nothing to keep, and against which schema: the next evaluation of a value that
 * has them need not look at them again. They must not change.
 */
export class KnownParts implements BlockVerdicts {
  readonly #parts = new Map<BlockId, WeakSet<object>>();
  /** With dynamic applications the meaning of a block depends on the scope. */
  readonly #isUsable: boolean;

  constructor(plan: Plan) {
    this.#isUsable = !hasDynamicApplications(plan);
  }

  /** Notes the application that a frame has evaluated. */
  add({ block, value, contentDepth }: Frame): void {
    if (typeof value !== "object" || value === null || contentDepth > 0 || !this.#isUsable) return;
    const parts = this.#parts.get(block.id);
    if (parts) parts.add(value);
    else this.#parts.set(block.id, new WeakSet([value]));
  }

  isKnownValid({ id }: Block, value: unknown): boolean {
    return typeof value === "object" && value !== null && this.#parts.get(id)?.has(value) === true;
  }

  /** The same for an evaluation, in which some parts must be looked at. */
  except(isNeeded: (value: unknown) => boolean): BlockVerdicts {
    return { isKnownValid: (block, value) => this.isKnownValid(block, value) && !isNeeded(value) };
  }
}
