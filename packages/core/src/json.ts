// Texts with exact integers, for those who read and write JSON and need no engine.
export { parseJson, stringifyJson } from "./json/text.js";
