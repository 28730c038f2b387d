export { argotExtension, type ArgotOptions, type ArgotService, type LintConfig } from "./extension.js";
