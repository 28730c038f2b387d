export { type FunctionOptions, registerFunctions } from "./register-functions.js";
