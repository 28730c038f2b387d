import type { Relation } from "@argot/core/plan";

/** Bounds on the number of UTF-16 code units of a string, for a comparison of its number of characters. */
export interface CharacterBounds {
  /** If the relation does not hold between the code units and this number, the comparison fails. */
  readonly necessary: number;
  /** If it holds between the code units and this number, the comparison holds. If both bounds are equal, no count is needed. */
  readonly sufficient: number;
}

/**
 * Bounds in code units that decide most comparisons without counting characters: a string has at most as many characters as
 * code units, and at least half as many. `undefined` for relations that no length keyword uses.
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
