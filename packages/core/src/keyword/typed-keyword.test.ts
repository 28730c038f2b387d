import { expect, test } from "vitest";
import { miniArgot } from "../../test/mini.js";
import { string } from "./shapes.js";
import { typedKeyword } from "./typed-keyword.js";

test("what a function returns has no members of a polluted prototype", () => {
  const named = typedKeyword({ id: "https://example.com/keyword/named", value: string, identify: () => ({}) });
  const { prototype } = Object;
  Object.defineProperty(prototype, "id", { value: "https://example.com/other", configurable: true });
  try {
    expect(named.identify("a").id).toBeUndefined();
  } finally {
    delete (prototype as { id?: string }).id;
  }
});

test("a keyword means what the same one of defineKeyword means", () => {
  const even = typedKeyword({
    id: "https://example.com/keyword/even-length",
    value: string,
    test: (instance) => String(instance).length % 2 === 0,
    message: "must be even",
  });
  const validator = miniArgot({ keywords: { evenLength: even } }).compile({ evenLength: "" });
  expect(validator("ab")).toBe(true);
  expect(validator.validate("abc").errors).toMatchObject([{ message: "must be even", keyword: "evenLength" }]);
});
