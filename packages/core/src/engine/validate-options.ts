import { ownProperties } from "../json/own-properties.js";

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

/**
 * The number of errors at which `validate` stops; `undefined` if there is no limit.
 *
 * @throws RangeError if an option has a value that it cannot have.
 */
export function maxErrorsOf(options: ValidateOptions): number | undefined {
  const { errors = "all", maxErrors = Infinity } = ownProperties(options);
  if (maxErrors !== Infinity && !(Number.isInteger(maxErrors) && maxErrors > 0))
    throw new RangeError(`maxErrors must be a positive integer; it is ${String(maxErrors)}.`);
  if (errors !== "all" && errors !== "first")
    throw new RangeError(`errors must be "all" or "first"; it is ${JSON.stringify(errors)}.`);
  if (errors === "first") return 1;
  return maxErrors === Infinity ? undefined : maxErrors;
}
