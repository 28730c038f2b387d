export { errorMessage } from "./error-message.js";
export { errorMessages, withErrorMessages } from "./vocabulary.js";
