export { german, type GermanMessage } from "./german.js";
