import { expect, test } from "vitest";
import { assertValid, ValidationError } from "../src/index.js";
import { miniArgot } from "./mini.js";

test("returns for a valid value, and throws all issues of another one", () => {
  const isEven = miniArgot().compile({ each: { even: true } });
  expect(() => assertValid(isEven, [2, 4])).not.toThrow();
  const thrown = ((): unknown => {
    try {
      assertValid(isEven, [1, 3]);
      return undefined;
    } catch (error) {
      return error;
    }
  })();
  expect(thrown).toBeInstanceOf(ValidationError);
  expect((thrown as ValidationError).issues).toEqual(isEven.validate([1, 3]).errors);
});
