// JSON texts with exact integers, JSON Pointers, URIs and equality, for those who read JSON and schemas and need no engine.
export { canonical } from "./json/canonical.js";
export { didYouMean } from "./json/closest.js";
export { equal } from "./json/equal.js";
export { appendToken, pointerOf, tokensOf } from "./json/pointer.js";
export { parseJson, stringifyJson } from "./json/text.js";
export { encodeFragment, isAbsoluteUri, resolveUri, splitFragment } from "./json/uri.js";
