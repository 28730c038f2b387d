import { expect, test } from "vitest";
import { parseSource } from "./parse-source.js";

test("a mapping of many names takes time in proportion to its length", () => {
  const text = Array.from({ length: 20_000 }, (_, i) => `name${i}: ${i}\n`).join("");
  const started = performance.now();
  const source = parseSource(text, { name: "a.yaml" });
  expect(source.positionOf("/name19999")?.value.start.line).toBe(20_000);
  // A search through all names before it for each name takes minutes.
  expect(performance.now() - started).toBeLessThan(10_000);
});
