export { errorMessage, type ErrorMessage } from "./error-message.js";
export { errorMessages, withErrorMessages } from "./vocabulary.js";
