export { type LinearExpression, linear } from "./linear.js";
export { LinearRegexError } from "./linear-regex-error.js";
