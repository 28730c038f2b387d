import { RegExpParser } from "@eslint-community/regexpp";
import { RE2JS } from "re2js";
import { LinearRegexError, requireSource } from "./linear-regex-error.js";
import { translated } from "./translate.js";

/** A compiled regular expression. */
export interface LinearExpression {
  /** Whether it matches somewhere in the text. */
  test(text: string): boolean;
}

const parser = new RegExpParser({ ecmaVersion: 2024 });

/**
 * Compiles a regular expression of ECMA-262 in Unicode mode. Matching takes time linear in the length of the text, and gives
 * the result of ECMA-262.
 *
 * @throws LinearRegexError if the expression is not valid in Unicode mode, or cannot be matched in linear time: it has a
 * lookahead, a lookbehind, a back reference, more than 1000 repetitions of a part, a lone surrogate, or a property of
 * characters that RE2 lacks.
 */
export function linear(source: string): LinearExpression {
  requireSource(source);
  const pattern = parsed(source);
  try {
    const expression = RE2JS.compile(translated(pattern));
    return { test: (input) => expression.test(input) };
  } catch (cause) {
    if (cause instanceof LinearRegexError) throw cause;
    // It is larger, or nested more deeply, than RE2 allows.
    throw new LinearRegexError(`it cannot be matched in linear time (${(cause as Error).message})`, { cause });
  }
}

function parsed(source: string): ReturnType<RegExpParser["parsePattern"]> {
  try {
    return parser.parsePattern(source, undefined, undefined, { unicode: true });
  } catch (cause) {
    throw new LinearRegexError((cause as Error).message, { cause });
  }
}
