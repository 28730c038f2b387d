import { describe, expect, test } from "vitest";
import { EvaluatedSet } from "../src/loop/evaluated-set.js";

const marked = (...keys: readonly (string | number)[]): EvaluatedSet => {
  const evaluated = new EvaluatedSet();
  for (const key of keys) evaluated.add(key);
  return evaluated;
};

describe("an evaluated set", () => {
  test("have what was added, names apart from indices", () => {
    const evaluated = marked("a", 1);
    expect(["a", "b", 1, "1"].map((key) => evaluated.has(key))).toEqual([true, false, true, false]);
  });

  test("adopt what others have by now, and no more than that", () => {
    const others = marked("a", "b");
    others.clear();
    others.add("c");
    const evaluated = marked("d");
    evaluated.adopt(others);
    expect(["a", "b", "c", "d"].map((key) => evaluated.has(key))).toEqual([false, false, true, true]);
  });

  test("a copy stays as it is", () => {
    const evaluated = marked("a");
    const copy = evaluated.copy();
    evaluated.clear();
    evaluated.add("b");
    expect([copy.has("a"), copy.has("b"), evaluated.has("a"), evaluated.has("b")]).toEqual([true, false, false, true]);
  });

  test("are forgotten, however many there were", () => {
    const evaluated = marked(...Array.from({ length: 2000 }, (_, i) => i));
    evaluated.clear();
    expect(evaluated.has(0)).toBe(false);
    evaluated.add(1);
    const copy = evaluated.copy();
    expect([copy.has(0), copy.has(1), copy.has(1999)]).toEqual([false, true, false]);
  });
});
