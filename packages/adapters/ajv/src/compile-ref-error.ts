// The entry point `@argot/ajv/dist/compile/ref_error`.
// oxlint-disable-next-line import/no-default-export -- as Ajv has it
export { MissingRefError as default } from "./schemas/reference-errors.js";
