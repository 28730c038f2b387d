import { DefinitionError } from "../errors/definition-error.js";
import { refuseUnknownOptions } from "../errors/check-arguments.js";

/** Options of `validate`. */
export interface ValidateOptions {
  /** Whether `validate` finds everything that is wrong, or stops at the first error. Default: `"all"`. */
  readonly errors?: "all" | "first";
  /**
   * The number of errors, causes included, at which `validate` stops. It limits what an instance can cost that is wrong in a
   * million places. Default: no limit.
   */
  readonly maxErrors?: number;
}

const optionNames: Readonly<Record<keyof ValidateOptions, true>> = { errors: true, maxErrors: true };
const knownOptions: readonly string[] = Object.keys(optionNames);

/**
 * The number of errors at which `validate` stops; `undefined` if there is no limit.
 *
 * @throws DefinitionError if an option is not known, or has a value that it cannot have.
 */
export function maxErrorsOf(options: ValidateOptions | undefined): number | undefined {
  if (options === undefined) return undefined;
  // These options are read for each invalid value: no list of their names is made, and no copy.
  if (!areKnown(options)) refuseUnknownOptions("validate", options, knownOptions);
  const { errors = "all", maxErrors = Infinity } = {
    errors: Object.hasOwn(options, "errors") ? options.errors : undefined,
    maxErrors: Object.hasOwn(options, "maxErrors") ? options.maxErrors : undefined,
  };
  if (maxErrors !== Infinity && !(Number.isInteger(maxErrors) && maxErrors > 0))
    throw new DefinitionError(`maxErrors must be a positive integer; it is ${String(maxErrors)}.`);
  if (errors !== "all" && errors !== "first")
    throw new DefinitionError(`errors must be "all" or "first"; it is ${JSON.stringify(errors)}.`);
  if (errors === "first") return 1;
  return maxErrors === Infinity ? undefined : maxErrors;
}

/** Whether options surely have no other names than the known ones. */
function areKnown(options: ValidateOptions): boolean {
  if (typeof options !== "object" || options === null || Array.isArray(options)) return false;
  for (const name in options) if (name !== "errors" && name !== "maxErrors") return false;
  return true;
}
