export { minProperties } from "./min-properties.js";
