// Leaf meanings of JSON values, for emitted code.
export * from "./json/runtime-helpers.js";
