export { createFormValidator, type FormValidatorOptions } from "./form-validator.js";
