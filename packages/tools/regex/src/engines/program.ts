import { RE2JS } from "re2js";

/** Maximum estimated size of all programs in memory, in bytes. */
const maxKept = 64_000_000;

/** Size of an instruction in memory. */
const instructionSize = 200;

/**
 * A program for an expression in the syntax of RE2. It caches states while it matches, up to 8 MB. So only the most
 * recently used programs are kept; others are made again when they are needed.
 */
export class Program {
  #matcher: RE2JS | undefined;
  readonly #source: string;
  readonly #instructions: number;
  readonly #reference: WeakRef<Program> = new WeakRef(this);

  /** @throws Error if the program cannot be made: the expression is nested too deeply. */
  constructor(source: string, instructions: number) {
    this.#source = source;
    this.#instructions = instructions;
    this.#matcher = RE2JS.compile(source);
    this.#keep();
  }

  test(text: string): boolean {
    const matches = (this.#matcher ??= RE2JS.compile(this.#source)).test(text);
    this.#keep();
    return matches;
  }

  /** Marks this program as the most recently used, and drops others. */
  #keep(): void {
    const reference = this.#reference;
    const { stateBudget = 0, memBudget = 0 } = this.#matcher?.re2().lazyDFA ?? {};
    const size = this.#instructions * instructionSize + stateBudget - memBudget;
    keptSize += size - (kept.get(reference) ?? 0);
    // The order of a map is that in which keys were added.
    kept.delete(reference);
    kept.set(reference, size);
    for (const [oldest, freed] of kept) {
      if (keptSize <= maxKept || oldest === reference) return;
      kept.delete(oldest);
      keptSize -= freed;
      const program = oldest.deref();
      if (program) program.#matcher = undefined;
    }
  }
}

/** Programs in the order of their last use, with their sizes. They may be garbage-collected. */
const kept = new Map<WeakRef<Program>, number>();
let keptSize = 0;
