import { ownProperties, refuseUnknownOptions } from "@argot/core";
import { DefinitionError, type Messages } from "argot";

/** Options for validating texts. */
export interface TextOptions {
  /** Maximum number of bytes of a text. A larger one is broken. Default: 16 MiB. */
  readonly maxBytes?: number;
  /** Maximum number of issues of an invalid text. Default: 10. */
  readonly maxErrors?: number;
  /** The templates of messages, such as a translation. Default: English. */
  readonly messages?: Messages | undefined;
  /**
   * What to do with a text in which an object has a name twice: `"refuse"` makes it broken; `"last"` validates the last
   * value of the name. The next reader of the text may use the first one, which was not validated. Default: `"refuse"`.
   */
  readonly duplicateNames?: "refuse" | "last";
}

/** The options with defaults. */
export type CompleteTextOptions = Required<TextOptions>;

/** More bytes may not fit into one string of JavaScript. */
const mostBytes = 0x1f_ff_ff_e8;

/** Names of {@link TextOptions}. */
export const textOptionNames = ["maxBytes", "maxErrors", "messages", "duplicateNames"] as const;

/**
 * Checks options, and adds defaults.
 *
 * @param subject - The function that has the options.
 * @param others - Further options that the function has.
 * @throws DefinitionError if an option is not known, or has a value that it cannot have.
 */
export function completeTextOptions(
  subject: string,
  options: TextOptions,
  others: readonly string[] = [],
): CompleteTextOptions {
  refuseUnknownOptions(subject, options, [...textOptionNames, ...others]);
  const { maxBytes = 1 << 24, maxErrors = 10, messages, duplicateNames = "refuse" } = ownProperties(options);
  requireCount(subject, "maxBytes", maxBytes, mostBytes);
  requireCount(subject, "maxErrors", maxErrors, Number.MAX_SAFE_INTEGER);
  if (duplicateNames !== "refuse" && duplicateNames !== "last")
    throw new DefinitionError(
      `${subject}: duplicateNames must be "refuse" or "last"; it is ${JSON.stringify(duplicateNames)}.`,
    );
  return { maxBytes, maxErrors, messages, duplicateNames };
}

/** @throws DefinitionError if the value of an option is not an integer from 1 to `most`. */
export function requireCount(subject: string, option: string, value: number, most: number): void {
  if (Number.isInteger(value) && value >= 1 && value <= most) return;
  throw new DefinitionError(`${subject}: ${option} must be an integer from 1 to ${most}; it is ${String(value)}.`);
}
