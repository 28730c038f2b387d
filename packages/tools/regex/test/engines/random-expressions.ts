// What holds for random expressions: a proof bounds the steps of backtracking, and `safe` answers as the JavaScript engine does.
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { backtrackingProblem, LinearRegexError, safe } from "../../src/engines/index.js";
import { CountingMatcher, TooManySteps } from "./count-steps.js";
import { expressions, repeatedTexts, shortTexts } from "./expressions.js";

/** Defines the tests for random expressions. */
export function randomExpressions(numRuns: number): void {
  describe("for random expressions", () => {
    // More than this is not linear: paths per character, and elements that are tried for each of them.
    const maxSteps = (source: string, text: string): number => 20 * (source.length + 2) * (text.length + 10);

    test("a proof bounds the steps of backtracking", () => {
      let proven = 0;
      let slow = 0;
      fc.assert(
        fc.property(expressions, fc.array(repeatedTexts, { minLength: 3, maxLength: 3 }), (source, texts) => {
          const problem = backtrackingProblem(source, true);
          if (!problem) proven++;
          const expression = orRefused(source);
          for (const text of texts.map((repeated) => repeated(200))) {
            const matcher = new CountingMatcher(source, maxSteps(source, text));
            try {
              const matches = matcher.test(text);
              expect(expression?.test(text) ?? matches).toBe(matches);
            } catch (error) {
              if (!(error instanceof TooManySteps) || !problem) throw error;
              slow++;
            }
          }
        }),
        { numRuns },
      );
      // The expressions and texts are such that a wrong proof would be noticed.
      expect(proven).toBeGreaterThan(numRuns / 10);
      expect(slow).toBeGreaterThan(numRuns / 100);
    });

    test("safe gives the answers of the JavaScript engine", () => {
      fc.assert(
        fc.property(expressions, fc.array(shortTexts, { maxLength: 8 }), (source, texts) => {
          const expression = orRefused(source);
          const native = new RegExp(source, "u");
          for (const text of texts) expect(expression?.test(text) ?? native.test(text)).toBe(native.test(text));
        }),
        { numRuns },
      );
    });
  });
}

function orRefused(source: string): ReturnType<typeof safe> | undefined {
  try {
    return safe(source);
  } catch (error) {
    if (error instanceof LinearRegexError) return undefined;
    throw error;
  }
}
