import { expect, test } from "vitest";
import { toJson } from "../src/to-json.js";

test.each([
  [null],
  [""],
  [[]],
  [{}],
  [{ a: [1, { b: '"\n' }, [], {}], "": true }],
  [JSON.parse('{ "__proto__": [1] }')],
])("%j is written as JSON.stringify writes it", (value) =>
  expect([...toJson(value)].join("")).toBe(JSON.stringify(value)),
);

test("values of any depth and length", () => {
  let deep: unknown = Array.from({ length: 200_000 }, () => 1);
  for (let i = 0; i < 20_000; i++) deep = [deep];
  const pieces = [...toJson(deep)];
  expect(pieces.length).toBeGreaterThan(5);
  expect(pieces.join("").length).toBe(2 * 20_001 + 2 * 200_000 - 1);
});
