import { expect, test } from "vitest";
import { linear } from "./linear.js";

test("takes linear time", () => {
  const expression = linear("^(a+)+$");
  const started = performance.now();
  expect(expression.test(`${"a".repeat(100_000)}!`)).toBe(false);
  // The JavaScript engine takes seconds for a text of thirty characters.
  expect(performance.now() - started).toBeLessThan(10_000);
});
