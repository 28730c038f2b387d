export { createErrorText, type ErrorText, type ErrorTextOptions } from "./error-text/create-error-text.js";
