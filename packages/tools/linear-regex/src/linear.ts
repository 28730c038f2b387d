import { RegExpParser } from "@eslint-community/regexpp";
import { RE2JS } from "re2js";
import { LinearRegexError } from "./linear-regex-error.js";
import { translated } from "./translate.js";

/** A compiled expression. */
export interface LinearExpression {
  /** Whether it matches anywhere in the text. */
  test(text: string): boolean;
}

const parser = new RegExpParser({ ecmaVersion: 2024 });

/**
 * Compiles a regular expression of ECMA-262 in Unicode mode to one that is matched in time that grows with the text and no
 * faster. It matches what ECMA-262 says, or it is refused.
 *
 * @throws LinearRegexError when it is no regular expression in Unicode mode, or has something that cannot be matched so:
 * lookahead, lookbehind, a reference back, more than 1000 repetitions of one part, a lone surrogate, a property of
 * characters that the engine does not know by the same name.
 */
export function linear(source: string): LinearExpression {
  const text = translated(parsed(source));
  try {
    const expression = RE2JS.compile(text);
    return { test: (input) => expression.test(input) };
  } catch (cause) {
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
