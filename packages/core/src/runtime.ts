// Leaf meanings of JSON values, for emitted code.
export * from "./json/leaves.js";
