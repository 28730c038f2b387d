// The functions over JSON values that emitted code calls.
export { answerOf } from "./answer.js";
export { equal } from "./equal.js";
export { hasProperty, countCharacters, countProperties } from "./measure.js";
export { isMultipleOf } from "./is-multiple-of.js";
export { isBigInt, normalizeBigInt } from "./bigint.js";
export { isObject, typesOf } from "./types.js";
export { hasUniqueItems } from "./unique-items.js";
export { JsonSet, jsonSet } from "./json-set.js";
