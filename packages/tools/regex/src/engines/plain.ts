// What most schemas need, in an entry point of its own: the parser and the engine of the others take a while to load.
export { javascript } from "./javascript.js";
export { isPlain } from "./is-plain.js";
