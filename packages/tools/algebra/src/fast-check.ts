// Values of sets for fast-check.
export { arbitraryOf } from "./fast-check/arbitrary-of.js";
