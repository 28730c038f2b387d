import type { Relation } from "@argot/core/plan";

/** What the length of a string in UTF-16 code units says about a comparison of its length in characters. */
export interface CharacterBounds {
  /** The relation holds only where it holds of the code units and this number. */
  readonly necessary: number;
  /** It holds in any case where it holds of the code units and this number. Where both are the same nothing is left to count. */
  readonly sufficient: number;
}

/**
 * Bounds in code units that decide most comparisons without counting characters: a string has at most as many characters as
 * code units, and at least half as many. `undefined` for relations that no keyword of length asks for.
 */
export function characterBounds(relation: Relation, to: number): CharacterBounds | undefined {
  switch (relation) {
    case ">=":
      return { necessary: to, sufficient: to <= 1 ? to : 2 * to };
    case "<=":
      return { necessary: to < 1 ? to : 2 * to, sufficient: to };
    case ">":
    case "<":
      return undefined;
  }
}
