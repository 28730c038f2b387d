import { LinearRegexError, requireSource } from "./linear-regex-error.js";

/**
 * Compiles a regular expression with the JavaScript engine, in Unicode mode, or without it if it is valid only so. This is what
 * Argot does without the option `regex`. Matching can take exponential time.
 *
 * @throws LinearRegexError if the expression is not valid in ECMA-262.
 */
export function javascript(source: string): RegExp {
  requireSource(source);
  try {
    return new RegExp(source, "u");
  } catch (cause) {
    try {
      return new RegExp(source);
    } catch {
      throw new LinearRegexError((cause as Error).message, { cause });
    }
  }
}
