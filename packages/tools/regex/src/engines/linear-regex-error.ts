/**
 * A regular expression that is not valid in ECMA-262, or that cannot be matched in linear time; or a text that is too long for an
 * expression of `safeUpTo`.
 */
export class LinearRegexError extends Error {
  /** The text `LinearRegexError`. It identifies the error where `instanceof` fails, as across realms. */
  override readonly name = "LinearRegexError";
}

/** @throws LinearRegexError if the source of an expression is no string. */
export function requireSource(source: unknown): asserts source is string {
  if (typeof source !== "string")
    throw new LinearRegexError(`the source of a regular expression must be a string; its type is ${typeof source}`);
}
