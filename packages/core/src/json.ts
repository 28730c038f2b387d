// JSON texts with exact integers, JSON Pointers, URIs and equality, and checks of arguments, for those who read JSON and schemas and
// need no engine.
export { refuseUnknownName, refuseUnknownOptions, requireArgument } from "./errors/check-arguments.js";
export { DefinitionError } from "./errors/definition-error.js";
export { canonical } from "./json/canonical.js";
export { didYouMean } from "./json/closest.js";
export { equal } from "./json/equal.js";
export { appendToken, pointerOf, tokensOf, valueAt } from "./json/pointer.js";
export { canBeSchema, isObject } from "./json/types.js";
export { parseJson, stringifyJson } from "./json/text.js";
export { anonymousBase, encodeFragment, isAbsoluteUri, resolveUri, splitFragment } from "./json/uri.js";
