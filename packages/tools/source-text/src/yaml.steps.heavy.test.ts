import { growthOf } from "../../../checks/test/runner/steps.js";
import { expect, test } from "vitest";
import { parseSource } from "./parse-source.js";

// A search through all names before it for each name takes four times the steps.
test("a mapping of many names takes steps in proportion to its length", () => {
  const textOf = (count: number): string => Array.from({ length: count }, (_, i) => `name${i}: ${i}\n`).join("");
  const growth = growthOf(textOf, (text) => {
    const source = parseSource(text, { name: "a.yaml" });
    expect(source.positionOf("/name999")?.value.start.line).toBe(1000);
  });
  expect(growth).toBeLessThan(2.2);
});
