import { simpleShape, type Shape } from "@argot/core/keyword";
import { type Dimension, dimensions, type Quantity, quantityIn, type Unit, unitCalled } from "./units.js";

/** The name of a dimension. */
export const dimension: Shape<Dimension> = simpleShape(
  `one of ${dimensions.map((each) => `"${each}"`).join(", ")}`,
  (json): json is Dimension => (dimensions as readonly unknown[]).includes(json),
);

/** The symbol of a unit. It is read as the unit. */
export const unitSymbol: Shape<Unit> = {
  ...simpleShape(
    'the symbol of a unit, such as "km"',
    (json): json is string => typeof json === "string" && unitCalled(json) !== undefined,
  ),
  parse: (json) => unitCalled(json as string) as Unit,
};

/** A quantity. It is read in the first unit of its dimension. */
export const quantityText: Shape<Quantity> = {
  ...simpleShape(
    'a quantity, such as "5 km"',
    (json): json is string => typeof json === "string" && quantityIn(json) !== undefined,
  ),
  parse: (json) => quantityIn(json as string) as Quantity,
};
