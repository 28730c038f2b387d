import { countNodes } from "../json/count-nodes.js";

/** An evaluation may apply each block to each part of the value this often, on average, before it is taken to repeat itself. */
const applicationsPerPair = 2;

/**
 * Notices that an evaluation repeats itself: schemas can lead to one value on exponentially many paths. Work that does not
 * repeat is at most the number of blocks times the number of values; beyond a multiple of it, results must be remembered.
 */
export class WorkBound {
  readonly #value: unknown;
  readonly #blocks: number;
  /** The amount of work at which to look again. */
  next: number;

  /** @param free - Work below this is free: what is reported says of each application what it found. */
  constructor(value: unknown, blocks: number, free = 0) {
    this.#value = value;
    this.#blocks = blocks;
    this.next = Math.max(free, applicationsPerPair * blocks);
  }

  /** Whether this much work means that it repeats itself. The value is counted only as far as that takes. */
  isExceeded(work: number): boolean {
    const enough = Math.ceil(work / (applicationsPerPair * this.#blocks)) + 1;
    const exceeded = countNodes(this.#value, enough) < enough;
    this.next = exceeded ? Infinity : 2 * work;
    return exceeded;
  }
}
