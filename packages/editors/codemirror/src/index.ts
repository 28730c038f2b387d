export { argotExtension, type ArgotOptions } from "./extension.js";
