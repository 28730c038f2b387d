// The entry point `@argot/ajv/dist/compile/ref_error`. It reads the class from that of instances, as that of the validation error does.
import { AjvCore } from "./ajv-core.js";
import type { MissingRefError } from "./schemas/reference-errors.js";

/** What is thrown for a reference that leads nowhere. */
const UnresolvedError: typeof MissingRefError = AjvCore.MissingRefError;

// oxlint-disable-next-line import/no-default-export -- as Ajv has it
export default UnresolvedError;
export type { MissingRefError };
