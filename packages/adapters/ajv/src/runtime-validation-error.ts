// The entry point `@argot/ajv/dist/runtime/validation_error`.
// oxlint-disable-next-line import/no-default-export -- as Ajv has it
export { ValidationError as default } from "./errors/validation-error.js";
