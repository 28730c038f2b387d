import { setOf, type ValueSet } from "@argot/algebra";
import { createArgot } from "argot";
import { expect, test } from "vitest";
import { proofOf } from "../src/commands/upgrade/proof.js";
import { variedValues } from "../src/commands/upgrade/varied-values.js";

const set = (schema: unknown): ValueSet => setOf(createArgot(), schema);

test("two schemas that accept the same values", () => {
  expect(proofOf(set({ minLength: 2, maxLength: 1 }), set({ not: { type: "string" } }))).toEqual({ answer: "equal" });
});

test("a value that shows a difference, in either direction", () => {
  const [less, more] = [set({ type: "string" }), set({ type: ["string", "null"] })];
  expect(proofOf(less, more)).toEqual({ answer: "different", value: null, wasValid: false, keywords: ["type"] });
  expect(proofOf(more, less)).toEqual({ answer: "different", value: null, wasValid: true, keywords: ["type"] });
});

test("what cannot be decided is tried", () => {
  const repeated = set({ properties: { a: { pattern: String.raw`^(a+)\1$` } } });
  const listed = set({ properties: { a: { pattern: "^(aa)+$" } } });
  expect(proofOf(repeated, listed)).toMatchObject({ answer: "unproven", tried: 10_000 });
});

test("varied values are always the same, and of many kinds", () => {
  const first = (): unknown[] => {
    const values = variedValues([{ a: [1, { b: "x" }] }]);
    return Array.from({ length: 1000 }, () => values.next().value as unknown);
  };
  expect(first()).toEqual(first());
  const kinds = new Set(first().map((value) => JSON.stringify(value)));
  expect(kinds.size).toBeGreaterThan(100);
});
