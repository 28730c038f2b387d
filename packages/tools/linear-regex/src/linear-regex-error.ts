/** A regular expression that is none of ECMA-262, or that cannot be matched in linear time as ECMA-262 means it. */
export class LinearRegexError extends Error {
  /** The text `LinearRegexError`: it tells the error apart where `instanceof` cannot, as across realms. */
  override readonly name = "LinearRegexError";
}
