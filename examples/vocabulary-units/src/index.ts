export { maximumQuantity } from "./maximum-quantity.js";
export { minimumQuantity } from "./minimum-quantity.js";
export { quantityOf } from "./quantity-of.js";
export { quantity } from "./quantity.js";
export { unit } from "./unit.js";
export type { Dimension, Quantity, Unit } from "./units.js";
export { units } from "./vocabulary.js";
