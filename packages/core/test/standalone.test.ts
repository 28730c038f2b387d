// What modules carry with them that were made ahead of time.
import { expect, test } from "vitest";
import { withErrors } from "../src/standalone.js";
import { miniArgot } from "./mini.js";

test("a verdict function says what is wrong as well", () => {
  const isEven = (value: unknown): boolean => (value as number) % 2 === 0;
  const validate = withErrors(isEven, () => miniArgot().plan({ even: true }));
  expect([validate(2), validate(1)]).toEqual([true, false]);
  expect(validate.validate(2)).toEqual({ valid: true, errors: [] });
  expect(validate.validate(1)).toMatchObject({ valid: false, errors: [{ message: "must be even, is 1" }] });
});
