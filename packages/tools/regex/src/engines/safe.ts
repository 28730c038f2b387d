import { backtrackingProblem } from "./backtracking.js";
import { javascript } from "./javascript.js";
import { linear, type LinearExpression } from "./linear.js";
import { LinearRegexError } from "./linear-regex-error.js";

/**
 * Compiles a regular expression, so that matching takes linear time: with the JavaScript engine, if it is proven to take linear
 * time for the expression, or else with {@link linear}. The expression is read in Unicode mode, or without it if it is valid only
 * so.
 *
 * @returns A `RegExp`, or an expression of {@link linear}.
 * @throws LinearRegexError if the expression is not valid in ECMA-262, or if neither engine is known to take linear time.
 */
export function safe(source: string): LinearExpression {
  const expression = javascript(source);
  const problem = backtrackingProblem(source, expression.unicode);
  if (!problem) return expression;
  try {
    return linear(source);
  } catch (cause) {
    const reason = `the JavaScript engine may take more than linear time (${problem.reason})`;
    throw new LinearRegexError(`${reason}, and ${(cause as Error).message}`, { cause });
  }
}

/**
 * The engine {@link safe} for trusted schemas that need expressions which it refuses. Those are matched by the JavaScript engine,
 * in texts of limited length. The time may still grow exponentially up to that length.
 *
 * @param maxLength - Maximum length of these texts, in UTF-16 code units. `test` throws a LinearRegexError for a longer text.
 */
export function safeUpTo(maxLength: number): (source: string) => LinearExpression {
  if (!(Number.isInteger(maxLength) && maxLength >= 0))
    throw new LinearRegexError(
      `safeUpTo needs the maximum length of a text, a non-negative integer; got ${String(maxLength)}`,
    );
  return (source) => {
    const expression = javascript(source);
    try {
      return safe(source);
    } catch (cause) {
      return {
        test(text) {
          if (text.length <= maxLength) return expression.test(text);
          const reason = `a text of ${text.length} characters is too long for ${source}, which takes more than linear time`;
          throw new LinearRegexError(`${reason}; at most ${maxLength} are allowed`, { cause });
        },
      };
    }
  };
}
