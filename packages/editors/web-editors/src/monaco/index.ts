export { type MonacoOptions, registerArgot } from "./register.js";
