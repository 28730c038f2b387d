export { unevaluatedItems } from "./unevaluated-items.js";
export { unevaluatedProperties } from "./unevaluated-properties.js";
