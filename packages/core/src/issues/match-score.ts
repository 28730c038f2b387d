import type { Json, TypeSet } from "../json/types.js";
import type { Joined } from "./joined.js";

/** What a property that must be one constant counts against an alternative; a choice of several constants counts 1. */
export const constantWeight = 2;

/** A property that must be one constant, and is not. */
export interface WantedConstant {
  readonly member: string;
  readonly value: Json;
}

const none: readonly never[] = [];

/**
 * How well a value matches an alternative that it fails, judged by the failures alone. Types, values and names are those of the
 * value itself; constants are those of its members.
 */
export class MatchScore {
  /** The index of the alternative. */
  readonly index: number;
  /** The types that the alternative requires, if the value has none of them. */
  types: TypeSet = 0;
  /** The values that it requires, if the value is none of them. */
  values: Joined<Json> = none;
  /** How much the constants in members count against it: they tell alternatives apart. */
  constants = 0;
  /** The constants that these members must be. */
  wanted: Joined<WantedConstant> = none;
  /** The names of missing members. If there is one failure only, each of them alone would mend it. */
  missing: Joined<string> = none;
  /** The names of all missing members. */
  lacked: Joined<string> = none;
  /** How deep in the value the innermost failure is. */
  depth = 0;
  /** The number of failures; of a choice within the alternative, those of its best match. */
  count = 0;

  constructor(index: number) {
    this.index = index;
  }

  /** Whether the value has another type, or is another value, than the alternative requires. */
  get isOtherValue(): boolean {
    return this.types !== 0 || this.values.length > 0;
  }

  /** Whether the value has one failure, and that is not deep in it. */
  get hasOneOuterFailure(): boolean {
    return this.count === 1 && this.depth === 0;
  }

  /** Whether one property is missing, and nothing else is wrong. */
  get lacksOneProperty(): boolean {
    return this.hasOneOuterFailure && this.missing.length > 0;
  }
}

/** The alternatives that the value may have been meant for: of those of its type, the ones whose constants fit, or else all. */
export function likelyOf(scores: readonly MatchScore[]): readonly MatchScore[] {
  const likely = scores.filter(({ isOtherValue }) => !isOtherValue);
  const fitting = likely.filter(({ constants }) => constants < constantWeight);
  return fitting.length > 0 ? fitting : likely;
}

/** The score that the value is closest to; the first of several. */
export const nearestOf = (scores: readonly MatchScore[]): MatchScore =>
  scores.reduce((one, other) => (compareScores(other, one) < 0 ? other : one));

/** Below 0 if the value is closer to the first: the constants that fit, then how deep it gets, then the fewest failures. */
export const compareScores = (a: MatchScore, b: MatchScore): number =>
  a.constants - b.constants || b.depth - a.depth || a.count - b.count;
