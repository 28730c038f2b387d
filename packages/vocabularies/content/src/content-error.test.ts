import { expect, test } from "vitest";
import { ContentError } from "./content-error.js";

test("a cause is kept, and where there is none the error has none", () => {
  const cause = new Error("why");
  expect(new ContentError("malformed-content", "no", { cause }).cause).toBe(cause);
  expect(Object.hasOwn(new ContentError("malformed-content", "no", { position: 1 }), "cause")).toBe(false);
});
