// Leaf meanings of JSON values, for emitted code.
export { equal } from "./json/equal.js";
export { hasMember, lengthOf, sizeOf } from "./json/measure.js";
export { multiple } from "./json/multiple.js";
export { isObject, typesOf } from "./json/types.js";
export { unique } from "./json/unique.js";
