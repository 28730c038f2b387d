import { DefinitionError } from "../errors/definition-error.js";
import { refuseUnknownOptions } from "../errors/check-arguments.js";
import type { SearchEnd } from "../plan/backend.js";

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

const validateOptionNames: Readonly<Record<keyof ValidateOptions, true>> = { errors: true, maxErrors: true };
const knownValidateOptions: readonly string[] = Object.keys(validateOptionNames);

const firstError: SearchEnd = { maxReports: 1, firstPart: false };

/**
 * When the search for errors may end; `undefined` if it finds all.
 *
 * @throws DefinitionError if an option is not known, or has a value that it cannot have.
 */
export function endOfValidation(options: ValidateOptions | undefined): SearchEnd | undefined {
  if (options === undefined) return undefined;
  refuseUnknownOptions("validate", options, knownValidateOptions);
  const { errors, maxErrors = Infinity } = {
    errors: Object.hasOwn(options, "errors") ? options.errors : undefined,
    maxErrors: Object.hasOwn(options, "maxErrors") ? options.maxErrors : undefined,
  };
  if (maxErrors !== Infinity && !(Number.isInteger(maxErrors) && maxErrors > 0))
    throw new DefinitionError(`maxErrors must be a positive integer; it is ${String(maxErrors)}.`);
  if (isFirst("errors", errors)) return firstError;
  return maxErrors === Infinity ? undefined : { maxReports: maxErrors, firstPart: false };
}

/**
 * Whether the value of an option asks for the first of several. The default is all of them.
 *
 * @throws DefinitionError if it is neither.
 */
export function isFirst(option: string, value: unknown = "all"): boolean {
  if (value !== "all" && value !== "first")
    throw new DefinitionError(`${option} must be "all" or "first"; it is ${JSON.stringify(value)}.`);
  return value === "first";
}
