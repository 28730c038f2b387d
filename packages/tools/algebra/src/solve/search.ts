import type { Formula } from "../formula/formula.js";
import type { Formulas } from "../formula/formulas.js";
import type { Meanings } from "../formula/meanings.js";
import type { Values } from "./values.js";
import type { Work } from "../bounds/work.js";

/** The search for values, as the parts of it see it that ask for values of members, items and names. */
export interface Search {
  readonly formulas: Formulas;
  readonly meanings: Meanings;
  readonly work: Work;
  /** Whether there may be a value: false if it is certain that there is none. */
  isPossible(formula: Formula): boolean;
  /** Some values that a formula holds for: as many as are wanted, unless there are fewer, or they are not found. */
  values(formula: Formula, wanted: number): Values;
  /** Notes why an answer is not known. */
  doubt(reason: string): void;
}
