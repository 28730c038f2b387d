// The leaf meanings that emitted code calls.
export { equal } from "./equal.js";
export { hasMember, countCharacters, countProperties } from "./measure.js";
export { multiple } from "./multiple.js";
export { isBigInt, narrowed } from "./number.js";
export { isObject, typesOf } from "./types.js";
export { unique } from "./unique.js";
