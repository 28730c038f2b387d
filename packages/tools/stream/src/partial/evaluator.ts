import type { Scope } from "@argot/core/internal";
import type { Application, ConstraintOf } from "@argot/core/plan";
import type { AppliedCell } from "./block-cell.js";
import type { CellQueue } from "./cell.js";
import type { OpenValue } from "./open-value.js";
import type { PartialPlan } from "./partial-plan.js";
import type { PredicateCells } from "./predicate-cells.js";

/** What cells need of the evaluation that they belong to. */
export interface Evaluator {
  readonly shared: PartialPlan;
  readonly queue: CellQueue;
  readonly predicates: PredicateCells;
  /** Applies a block to a value. Each block is evaluated once for a value and a scope. */
  apply(application: Application, value: OpenValue, outer: Scope): AppliedCell;
  /** Calls a function when everything else about the value that ends is known. It returns whether it has decided. */
  settleLast(settle: () => boolean): void;
  /** Whether an application fails for every value. */
  isNever(application: Application): boolean;
  /** The names of members that a constraint does not leave to its rest, in the order of code units. */
  allowedNames(constraint: ConstraintOf<"members">): readonly string[];
}
