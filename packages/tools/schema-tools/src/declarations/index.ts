export { declarations, type DeclarationOptions } from "./declarations.js";
