import type { BlockId } from "@argot/core/plan";
import type { Joined } from "./joined.js";
import type { Place } from "./place.js";

const noPlaces: readonly never[] = [];
const noNames: ReadonlySet<string> = new Set();

/** How well a value matches an alternative that it fails. */
export class MatchScore {
  /** The index of the alternative. */
  readonly index: number;
  /** The block that it applies. */
  readonly block: BlockId;
  /** The blocks of the best matches of choices within it that are about the value itself. */
  inner: Joined<BlockId> = noPlaces;
  /** The number of properties of the value that the alternative describes. */
  known = 0;
  /** The number of these that are no failures themselves. */
  recognized = 0;
  /** The number of failures; of a choice within the alternative, those of its best match. */
  count = 0;
  /** How deep in the value the outermost failure is. */
  depth: number = Infinity;
  /** The number of failures that are that deep. */
  outerCount = 0;
  /** Where the failures are, missing properties included. */
  places: Joined<Place> = noPlaces;
  /** The names of missing properties; of a failure that lacks several, none. */
  missing: Joined<string> = noPlaces;
  /** The properties of which each one alone would mend all failures. */
  mending: ReadonlySet<string> | undefined;
  /** The names of properties that are not allowed. */
  forbidden: Joined<string> = noPlaces;
  /** The number of failures of constants in parts of the value. */
  constants = 0;

  constructor(index: number, block: BlockId) {
    this.index = index;
    this.block = block;
  }

  /**
   * Adds failures.
   *
   * @param mending - The properties of which each one alone would mend them.
   */
  add(count: number, depth: number, outerCount: number, mending: readonly string[]): void {
    this.count += count;
    if (depth < this.depth) this.outerCount = 0;
    if (depth <= this.depth) this.outerCount += outerCount;
    this.depth = Math.min(depth, this.depth);
    const { mending: known } = this;
    const left = known ? mending.filter((name) => known.has(name)) : mending;
    this.mending = left.length === 0 ? noNames : new Set(left);
  }

  /** Whether the value has one failure, and that is not deep in it. */
  get hasOneOuterFailure(): boolean {
    return this.count === 1 && this.depth === 0;
  }
}

/** The score that the value is closest to; the first of several. */
export const nearestOf = (scores: readonly MatchScore[]): MatchScore =>
  scores.reduce((one, other) => (compareScores(other, one) < 0 ? other : one));

/**
 * Below 0 if the value is closer to the first: by the most properties that it describes rightly, then by how deep the value gets,
 * then by the fewest failures there, then by the most properties that it describes, then by the fewest failures in all.
 */
export const compareScores = (a: MatchScore, b: MatchScore): number =>
  b.recognized - a.recognized ||
  b.depth - a.depth ||
  a.outerCount - b.outerCount ||
  b.known - a.known ||
  a.count - b.count;
