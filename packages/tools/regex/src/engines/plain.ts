// The engine that is enough for most schemas, in a separate entry point, since the parser and the other engine take a
// while to load.
export { javascript } from "./javascript.js";
export { isPlain } from "./is-plain.js";
