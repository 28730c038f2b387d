import type { Pattern } from "@argot/core/plan";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { literalOf } from "../analysis/pattern-literal.js";
import { textTest } from "./pattern.js";

const flags = "u";
const patternOf = (source: string): Pattern => {
  const expression = new RegExp(source, flags);
  return { source, flags, foreign: undefined, test: (text) => expression.test(text) };
};

/** Sources of literals mostly, and of some patterns that look like literals. */
const sources = fc
  .array(fc.constantFrom("a", "b", "-", "/", "é", "😀", "\n", "\\.", "\\/", "\\$", "^", "$", ".*", "."), {
    maxLength: 5,
  })
  .map((parts) => parts.join(""))
  .filter((source) => {
    try {
      return new RegExp(source, flags) instanceof RegExp;
    } catch {
      return false;
    }
  });
const texts = fc.string({ unit: fc.constantFrom("a", "b", "-", "/", "é", "😀", "\n", ".", "$", "^"), maxLength: 6 });

test("a pattern matches the texts that its regular expression matches", () => {
  let literals = 0;
  fc.assert(
    fc.property(sources, fc.array(texts, { minLength: 1, maxLength: 8 }), (source, values) => {
      if (literalOf(source)) literals++;
      const matches = textTest(patternOf(source));
      const expression = new RegExp(source, flags);
      // The text of the source itself is near to a match.
      for (const text of [...values, source, source.replaceAll(/[\\^$]/g, "")])
        expect(matches(text), text).toBe(expression.test(text));
    }),
    { seed: 3, numRuns: 2000 },
  );
  expect(literals).toBeGreaterThan(500);
});

test("another engine reads a pattern in its own way", () => {
  const foreign: Pattern = { ...patternOf("a"), foreign: {} as Pattern["foreign"], test: (text) => text === "b" };
  expect([textTest(foreign)("a"), textTest(foreign)("b")]).toEqual([false, true]);
});
