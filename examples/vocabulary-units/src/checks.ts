// The tests of the keywords. Modules import these functions from here.
import type { ExportedFrom } from "@argot/core/keyword";
import { type Dimension, type Quantity, quantityIn } from "./units.js";

const specifier = "argot-vocabulary-units/checks";

/** Whether a text is a quantity of a dimension. */
export const isQuantity = (text: string, dimension: Dimension): boolean => quantityIn(text)?.dimension === dimension;

/** Whether a text is a quantity that is not less than another. `false` if they cannot be compared. */
export function isAtLeast(text: string, least: Quantity): boolean {
  const quantity = quantityIn(text);
  return quantity?.dimension === least.dimension && quantity.amount >= least.amount;
}

/** Whether a text is a quantity that is not more than another. `false` if they cannot be compared. */
export function isAtMost(text: string, most: Quantity): boolean {
  const quantity = quantityIn(text);
  return quantity?.dimension === most.dimension && quantity.amount <= most.amount;
}

/** The export of a function of this file. */
export const exported = (name: string): ExportedFrom => ({ specifier, name });
