export { elseKeyword } from "./else.js";
export { ifKeyword } from "./if.js";
export { thenKeyword } from "./then.js";
