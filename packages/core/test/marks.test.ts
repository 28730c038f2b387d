import { describe, expect, test } from "vitest";
import { Marks } from "../src/loop/marks.js";

const marked = (...keys: readonly (string | number)[]): Marks => {
  const marks = new Marks();
  for (const key of keys) marks.add(key);
  return marks;
};

describe("marks", () => {
  test("have what was added, names apart from indices", () => {
    const marks = marked("a", 1);
    expect(["a", "b", 1, "1"].map((key) => marks.has(key))).toEqual([true, false, true, false]);
  });

  test("adopt what others have by now, and no more than that", () => {
    const others = marked("a", "b");
    others.clear();
    others.add("c");
    const marks = marked("d");
    marks.adopt(others);
    expect(["a", "b", "c", "d"].map((key) => marks.has(key))).toEqual([false, false, true, true]);
  });

  test("a copy stays as it is", () => {
    const marks = marked("a");
    const copy = marks.copy();
    marks.clear();
    marks.add("b");
    expect([copy.has("a"), copy.has("b"), marks.has("a"), marks.has("b")]).toEqual([true, false, false, true]);
  });

  test("are forgotten, however many there were", () => {
    const marks = marked(...Array.from({ length: 2000 }, (_, i) => i));
    marks.clear();
    expect(marks.has(0)).toBe(false);
    marks.add(1);
    const copy = marks.copy();
    expect([copy.has(0), copy.has(1), copy.has(1999)]).toEqual([false, true, false]);
  });
});
