/**
 * A regular expression that is not valid in ECMA-262, or that cannot be matched in linear time; or a text that is too long for an
 * expression of `safeUpTo`.
 */
export class LinearRegexError extends Error {
  /** The text `LinearRegexError`. It identifies the error where `instanceof` fails, as across realms. */
  override readonly name = "LinearRegexError";
}
