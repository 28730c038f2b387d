import {
  and,
  custom,
  type CustomFunction,
  is,
  not,
  or,
  type Predicate,
  type KeywordContext,
  self,
  JsonType,
} from "@argot/core/keyword";
import { unitOfNumbers } from "./facets.js";
import type { Quantity } from "./units.js";

/** The predicates of a bound for numbers and for texts. */
interface Sides {
  readonly ofNumber: (of: typeof self, to: number) => Predicate;
  readonly ofText: Pick<CustomFunction<boolean>, "call" | "name" | "module">;
}

/**
 * A bound for quantities: for texts, and for numbers if a sibling gives their unit and the unit has the dimension of the bound.
 */
export function bound(limit: Quantity, reading: KeywordContext<Quantity>, { ofNumber, ofText }: Sides): Predicate {
  const unit = reading.read(unitOfNumbers);
  const texts = or([not(is(JsonType.string)), custom({ ...ofText, argument: limit })]);
  if (unit?.dimension !== limit.dimension) return texts;
  return and([texts, or([not(is(JsonType.number)), ofNumber(self, limit.amount / unit.factor)])]);
}
