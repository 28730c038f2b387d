import {
  and,
  type HostFunction,
  host,
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

/** How a bound is asked about numbers and about texts. */
interface Sides {
  readonly ofNumber: (of: typeof self, to: number) => Predicate;
  readonly ofText: Pick<HostFunction<boolean>, "call" | "name" | "module">;
}

/**
 * A bound for quantities: for texts as they stand, and for numbers where a sibling says what unit they are in, if that
 * measures the same.
 */
export function bound(limit: Quantity, reading: KeywordContext<Quantity>, { ofNumber, ofText }: Sides): Predicate {
  const unit = reading.read(unitOfNumbers);
  const texts = or([not(is(JsonType.string)), host({ ...ofText, argument: limit })]);
  if (unit?.dimension !== limit.dimension) return texts;
  return and([texts, or([not(is(JsonType.number)), ofNumber(self, limit.amount / unit.factor)])]);
}
