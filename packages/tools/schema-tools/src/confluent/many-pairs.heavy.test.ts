import { expect, test } from "vitest";
import { ConfluentError, confluentChanges } from "./index.js";

/** Schemas none of which takes a value of another. */
const numbers = (count: number): object => ({
  oneOf: Array.from({ length: count }, (_, i) => ({ minimum: i, maximum: i })),
});

test("each of many schemas is compared with each of many others", () => {
  expect(confluentChanges(numbers(500), numbers(499))).toMatchObject({ isCompatible: false });
});

test("too many pairs are an error", () => {
  expect(() => confluentChanges(numbers(600), numbers(600))).toThrow(ConfluentError);
});
