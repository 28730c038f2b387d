import { expect, test } from "vitest";
import { parseSource } from "./parse-source.js";
import { SourceError } from "./source-error.js";

const whole = 'a: "x\ny": [1, {b: *c}\n- ? &d !e \'f\n--- |\n %z /* "\\u12 // g';

test.each(["json", "jsonc", "yaml"] as const)("the place of an error is in the text: %s", (language) => {
  const isOutside = (text: string): boolean => {
    try {
      parseSource(text, { language });
      return false;
    } catch (error) {
      if (!(error instanceof SourceError)) throw error;
      const { start, end } = error.span;
      return start.offset > end.offset || end.offset > text.length;
    }
  };
  const parts = Array.from(whole, (_, start) =>
    Array.from(whole.slice(start), (_end, length) => whole.slice(start, start + length + 1)),
  ).flat();
  expect(parts.length).toBeGreaterThan(900);
  expect(parts.filter((text) => isOutside(text))).toEqual([]);
});
