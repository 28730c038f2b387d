import type { Application, Pattern, Rule } from "./plan.js";

/** Members and items of a value that are evaluated. */
export interface EvaluatedParts {
  /** Single names of members. */
  readonly names: ReadonlySet<string>;
  /** Every member with a name that one of these matches. */
  readonly patterns: readonly Pattern[];
  /** Whether every member is. */
  readonly everyMember: boolean;
  /** The number of items from the first one on; `Infinity` for all. */
  readonly items: number;
  /** Every item of which one of these applications holds. */
  readonly contained: readonly Application[];
}

/** What the rules of a block evaluate, while it is put together. */
export interface EvaluatedDraft {
  readonly parts: { -readonly [Name in keyof EvaluatedParts]: EvaluatedParts[Name] } & {
    readonly names: Set<string>;
    readonly patterns: Pattern[];
    readonly contained: Application[];
  };
  /** The indices from which on rules evaluate every item. */
  readonly rests: number[];
  /** All rules of the block that are looked at. */
  readonly rules: readonly Rule[];
}

/** Whether two patterns match the same texts because they are the same expression. */
export const isSamePattern = (a: Pattern, b: Pattern): boolean =>
  a === b || (a.source === b.source && a.flags === b.flags);
