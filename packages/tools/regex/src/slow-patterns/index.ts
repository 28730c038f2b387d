export { type SlowPattern, slowPatterns } from "./slow-patterns.js";
