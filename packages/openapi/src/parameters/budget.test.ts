import { describe, expect, test, vi } from "vitest";
import { Budget } from "./budget.js";
import { Malformed } from "./malformed.js";

describe("a budget", () => {
  const reasonOf = (result: unknown): unknown => (result instanceof Malformed ? result.reason : result);

  test("has parts, characters, digits and levels, for all texts of a message together", () => {
    const budget = new Budget("bigint");
    for (let i = 0; i < 10; i++) expect(budget.split(",".repeat(9_999), ",").length).toBe(10_000);
    expect(reasonOf(budget.read(() => budget.split("a", ",")))).toMatch("must have fewer parts");
    for (let i = 0; i < 100; i++) budget.takeDigits(1000);
    expect(reasonOf(budget.read(() => budget.takeDigits(1)))).toMatch("must have fewer digits");
    expect(reasonOf(budget.read(() => new Budget("bigint").takeDigits(1001)))).toMatch("must have fewer digits");
    budget.takeDecoded(2 ** 29 - 24);
    expect(reasonOf(budget.read(() => budget.takeDecoded(1)))).toMatch("must be shorter");
    const levels = (count: number): unknown => JSON.parse(`${"[".repeat(count)}1${"]".repeat(count)}`);
    budget.checkDepth(levels(1000));
    expect(reasonOf(budget.read(() => budget.checkDepth(levels(1001))))).toMatch("must have fewer levels");
  });

  test("ends a split where the parts are too many", () => {
    const split = vi.spyOn(String.prototype, "split");
    expect(() => new Budget().split(",".repeat(200_000), ",")).toThrow("must have fewer parts");
    expect(split.mock.results[0]?.value).toHaveLength(100_001);
    split.mockRestore();
  });

  test("lets other errors pass", () => {
    expect(() =>
      new Budget().read(() => {
        throw new TypeError("another one");
      }),
    ).toThrow("another one");
  });
});
