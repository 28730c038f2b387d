// The entry point `@argot/ajv/dist/runtime/validation_error`. It reads the class from that of instances, so that there is no file for it
// alone, which other programs would have to load as well.
import { AjvCore } from "./ajv-core.js";
import type { ValidationError } from "./errors/validation-error.js";

/** What promises of asynchronous schemas are rejected with. */
const RejectedError: typeof ValidationError = AjvCore.ValidationError;

// oxlint-disable-next-line import/no-default-export -- as Ajv has it
export default RejectedError;
export type { ValidationError };
