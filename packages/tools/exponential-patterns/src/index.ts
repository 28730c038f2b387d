export { type ExponentialPattern, exponentialPatterns, type SearchOptions } from "./exponential-patterns.js";
