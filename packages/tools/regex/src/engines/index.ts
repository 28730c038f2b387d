export { type BacktrackingProblem, backtrackingProblem } from "./backtracking.js";
export { javascript } from "./javascript.js";
export { type LinearExpression, linear } from "./linear.js";
export { LinearRegexError } from "./linear-regex-error.js";
export { safe, safeUpTo } from "./safe.js";
