import { RegExpParser } from "@eslint-community/regexpp";
import { LinearRegexError, requireSource } from "./linear-regex-error.js";
import { maxLength } from "./backtracking.js";
import { Program } from "./program.js";
import { programSize } from "./program-size.js";
import { translated } from "./translate.js";

/** A compiled regular expression. */
export interface LinearExpression {
  /** Whether it matches somewhere in the text. */
  test(text: string): boolean;
}

/** Maximum number of instructions that repetitions may add to a program. */
const maxRepeated = 10_000;

const parser = new RegExpParser({ ecmaVersion: 2024 });

/**
 * Compiles a regular expression of ECMA-262 in Unicode mode. Matching takes time linear in the length of the text, and gives
 * the result of ECMA-262.
 *
 * @throws LinearRegexError if the expression is not valid in Unicode mode, or cannot be matched in linear time: it has a
 * lookahead, a lookbehind, a back reference, more than 1000 repetitions of a part, a lone surrogate, or a property of
 * characters that RE2 lacks; or if it has more than 50,000 characters, or more than 10,000 further ones when all repetitions are written
 * out.
 */
export function linear(source: string): LinearExpression {
  requireSource(source);
  if (source.length > maxLength)
    throw new LinearRegexError(
      `it has ${source.length} characters; at most ${maxLength} are read. Use several expressions, such as in \`anyOf\``,
    );
  const pattern = parsed(source);
  try {
    const limit = source.length + maxRepeated;
    const size = programSize(pattern.alternatives, limit);
    if (size > limit)
      throw new LinearRegexError(
        `it cannot be matched in linear time and little memory: its repetitions stand for more than ${maxRepeated} further parts. ` +
          "Repeat a shorter part, or less often",
      );
    const program = new Program(translated(pattern), size);
    return { test: (input) => program.test(input) };
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
