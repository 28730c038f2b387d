import { expect, test } from "vitest";
import { linear } from "./linear.js";

test("refuses a text for which the JavaScript engine would have to try more ways than it could ever end", () => {
  expect(linear("^(a+)+$").test(`${"a".repeat(100_000)}!`)).toBe(false);
});
