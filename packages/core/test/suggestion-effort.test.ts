// What suggestions compare is bounded, however many long names there are.
import { describe, expect, test } from "vitest";
import { candidatesOf, closest, pairedByNearness } from "../src/json/closest.js";

/** Names of 63 letters of which none is near to another, and which all have the same letters. */
const names = (from: number, count: number): readonly string[] => {
  const letters = "abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyzabcdefghijk";
  const rotated = (by: number): string => letters.slice(by % 63) + letters.slice(0, by % 63);
  return Array.from({ length: count }, (_, i) => rotated((from + i) * 7));
};

describe("the effort of suggestions", () => {
  test("is shared by all calls that get the same, and then nothing is near", () => {
    const [text = ""] = names(1, 1);
    const near = `${text.slice(0, -1)}z`;
    const effort = { left: 1_000_000 };
    const candidates = candidatesOf(names(2, 1000));
    let calls = 0;
    while (effort.left > 0) {
      closest(near, candidates, undefined, undefined, effort);
      calls++;
    }
    expect(calls).toBeGreaterThan(0);
    expect(effort.left).toBeGreaterThan(-100);
    expect(closest(near, candidatesOf([text]), undefined, undefined, effort)).toBeUndefined();
    expect(closest(near, candidatesOf([text]))).toBe(text);
  });
  test("suffices for a thousand names of usual length", () => {
    const known = Array.from({ length: 999 }, (_, i) => `property${i}name`);
    expect(closest("porpertyname", candidatesOf([...known, "propertyname"]))).toBe("propertyname");
  });
  test("has an end for pairs as well", () => {
    expect(pairedByNearness(names(0, 100), names(50, 100)).size).toBeLessThanOrEqual(100);
  });
});
